import { liveStateAt, type ServicePlan } from 'shared/content';
import type { FrameData } from './frame-settings.ts';
import { type LoaderData, pagesIn } from './loader-data.ts';
import { type PageData, ROOT_ROUTE } from './route-data.ts';

/** Loader data for the browser: without the data of static pages, of which it has the HTML. */
export function withoutStaticData(loaderData: LoaderData): LoaderData {
  const pages = new Map<unknown, PageData>(
    pagesIn(loaderData)
      .filter(isStatic)
      .map((data) => [data, withHtmlAlone(data)]),
  );
  return Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, pages.get(data) ?? data]));
}

/**
 * Whether nothing of a document is alive before the visitor uses it: its page is static, and the frame has nothing to ask for.
 * Around a service the frame asks what staff say of the live stream.
 */
export function isStaticDocument(loaderData: LoaderData, now: Date): boolean {
  const pages = pagesIn(loaderData);
  const frame = loaderData[ROOT_ROUTE] as FrameData | null;
  return frame !== null && pages.length > 0 && pages.every(isStatic) && !isAround(frame.services, now);
}

function isStatic({ route, page, slots }: PageData): boolean {
  return route.static === true && page.status === 'ready' && Object.keys(slots).length === 0;
}

function withHtmlAlone(data: PageData): PageData {
  const { release, expose, hasFallback } = data.page;
  return { ...data, page: { release, expose, hasFallback, status: 'static' } };
}

/** From an hour before a streamed service until it is over, whatever staff say meanwhile. */
export function isAround(services: ServicePlan, now: Date): boolean {
  const { kind } = liveStateAt({ ...services, override: { liveUntil: null, offUntil: null } }, now);
  return kind === 'soon' || kind === 'live';
}
