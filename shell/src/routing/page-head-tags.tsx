import { useSiteOrigin } from '../site/site-origin.ts';
import { SHARE_IMAGE } from './share-image.ts';
import { ShareTags } from './share-tags.tsx';
import type { PageTitle } from './use-page-title.ts';

const DESCRIPTION =
  'Soteria Church in Baltimore County, Maryland: services, events, sermons, ministries and a place for you and your family.';

/** What the page tells browsers, search engines and whoever it is shared with. React moves it into the head. */
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

/** JSON inside a script element: `</script` must not end it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
