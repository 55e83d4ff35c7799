import type { PageImage } from 'shared/shell-api';
import { SITE_NAME } from './use-page-title.ts';

interface ShareTagsProps {
  readonly title: string;
  readonly description: string;
  /** Absolute; null if the page does not exist. */
  readonly url: string | null;
  /** With an absolute address. */
  readonly image: PageImage;
}

/** How a shared link looks: the Open Graph protocol, https://ogp.me. */
export function ShareTags({ title, description, url, image }: ShareTagsProps) {
  return (
    <>
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:image" content={image.src} />
      {image.width !== null && <meta property="og:image:width" content={String(image.width)} />}
      {image.height !== null && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
