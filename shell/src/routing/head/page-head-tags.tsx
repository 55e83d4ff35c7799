import type { PageImage } from 'shared/shell-api';
import shareImage from '../../pictures/share-image.png';
import { useSiteOrigin } from '../../site/site-context.ts';
import { ShareTags } from './share-tags.tsx';
import type { PageTitle } from './use-page-title.ts';

const DESCRIPTION =
  'Soteria Church in Baltimore County, Maryland: services, events, sermons, ministries and a place for you and your family.';

/** The share image of a page that has no picture of its own. */
const SHARE_IMAGE: PageImage = {
  src: shareImage,
  width: 1200,
  height: 630,
  alt: 'People of many ages wave in front of a white church while the sun rises over the bay',
};

/** Title, description and sharing tags. React moves them into the head. */
export function PageHeadTags({ title }: { readonly title: PageTitle }) {
  const origin = useSiteOrigin();
  const { head, canonical } = title;
  const { description = DESCRIPTION, image = SHARE_IMAGE } = head;
  const url = canonical === null ? null : `${origin}${canonical}`;
  return (
    <>
      <title>{title.document}</title>
      <meta name="description" content={description} />
      {url === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <ShareTags
        title={head.title ?? title.document}
        description={description}
        url={url}
        image={image.src.startsWith('/') ? { ...image, src: `${origin}${image.src}` } : image}
      />
      {head.jsonLd?.map((item, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(item) }} />
      ))}
    </>
  );
}

/** JSON for a script element: `</script` in it must not end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
