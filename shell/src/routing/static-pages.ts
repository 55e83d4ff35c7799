import type { FrameData } from './frame-settings.ts';
import { type LoaderData, pagesIn } from './loader-data.ts';
import { type PageData, ROOT_ROUTE } from './route-data.ts';
import { isAround } from './use-current-services.ts';

/**
 * Whether nothing of a document is alive before the visitor uses it: its page is static, and the frame has nothing to ask for.
 * Around a service it asks what staff say, which the page may show.
 */
export function isStaticDocument(loaderData: LoaderData, now: Date): boolean {
  const pages = pagesIn(loaderData);
  const frame = loaderData[ROOT_ROUTE] as FrameData | null;
  return frame !== null && pages.length > 0 && pages.every(isStatic) && !isAround(frame.services, now);
}

function isStatic({ route, page, slots }: PageData): boolean {
  return route.static === true && page.status === 'ready' && Object.keys(slots).length === 0;
}

/** The loader data of a static document for its browser, which has the page's HTML. */
export function withoutPageData(loaderData: LoaderData): LoaderData {
  const pages = new Map<unknown, PageData>(pagesIn(loaderData).map((data) => [data, withHtmlAlone(data)]));
  return Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, pages.get(data) ?? data]));
}

function withHtmlAlone(data: PageData): PageData {
  const { release, expose, hasFallback } = data.page;
  return { ...data, page: { release, expose, hasFallback, status: 'static' } };
}
