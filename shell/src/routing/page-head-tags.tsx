import { useLocation } from 'react-router-dom';
import { useSiteOrigin } from '../document/site-origin.ts';
import { type PageTitle, SITE_NAME } from './use-page-title.ts';

const DESCRIPTION =
  'Soteria Church in Baltimore County, Maryland: services, events, sermons, ministries and a place for you and your family.';

interface PageHeadTagsProps {
  readonly title: PageTitle;
  readonly failed: boolean;
}

/** What the page tells browsers, search engines and whoever it is shared with. React moves it into the head. */
export function PageHeadTags({ title, failed }: PageHeadTagsProps) {
  const origin = useSiteOrigin();
  const { pathname, search } = useLocation();
  const { head } = title;
  const description = head.description ?? DESCRIPTION;
  const canonical = `${origin}${pathname}${pathname === '/event-details' ? search : ''}`;
  const found = !failed && title.document !== '' && head.status !== 404;
  return (
    <>
      <title>{title.document}</title>
      <meta name="description" content={description} />
      {found && <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title ?? title.document} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
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
