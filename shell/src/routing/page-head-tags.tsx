import { useSiteOrigin } from '../document/site-origin.ts';
import { type PageTitle, SITE_NAME } from './use-page-title.ts';

const DESCRIPTION =
  'Soteria Church in Baltimore County, Maryland: services, events, sermons, ministries and a place for you and your family.';

/** What the page tells browsers, search engines and whoever it is shared with. React moves it into the head. */
export function PageHeadTags({ title }: { readonly title: PageTitle }) {
  const origin = useSiteOrigin();
  const { head, canonical } = title;
  const description = head.description ?? DESCRIPTION;
  return (
    <>
      <title>{title.document}</title>
      <meta name="description" content={description} />
      {canonical !== null && <link rel="canonical" href={`${origin}${canonical}`} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title ?? title.document} />
      <meta property="og:description" content={description} />
      {canonical !== null && <meta property="og:url" content={`${origin}${canonical}`} />}
      {head.image !== undefined && <meta property="og:image" content={new URL(head.image, origin).href} />}
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
