import type { ComingPage, RouteDefinition } from 'shared/contract';
import type { PageHead } from 'shared/shell-api';
import type { RegionState } from '../regions/region-state.ts';

/** Id of the route whose loader reads the site's settings. Its data is null when they could not be read. */
export const ROOT_ROUTE = 'shell';

/** Id of the route of every address that has no page. */
export const NO_PAGE_ROUTE = 'not-found';

/** In place of a page's data: the route table could not be loaded, so the page is not known. */
export const UNREACHABLE = 'unreachable';

/** In place of a page's data: the address may be a page of a section that cannot be served now. */
export const AWAY = 'away';

/** The data of an address without a page; a {@link ComingPage} when its page is announced. */
export type NoPageData = typeof UNREACHABLE | typeof AWAY | ComingPage | null;

/** What a page's loader returns. JSON: the document's state has it. */
export interface PageData {
  /** As defined by the release that draws the page. */
  readonly route: RouteDefinition;
  readonly page: RegionState;
  /** By slot name. */
  readonly slots: Readonly<Record<string, RegionState>>;
  readonly head: PageHead;
}

/** Whether a page's data is another at another address: of a query it reads some keys only. */
export function isOtherData({ query }: Pick<RouteDefinition, 'query'>, from: URL, to: URL): boolean {
  return from.pathname !== to.pathname || query.some((key) => from.searchParams.get(key) !== to.searchParams.get(key));
}

/** Whether a slot's code may load later. A page names its slots from top to bottom, and the first is near its first screen. */
export function isDeferred({ route }: PageData, slot: string): boolean {
  return route.slots[0] !== slot;
}
