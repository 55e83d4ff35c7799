import type { ComingPage, RouteDefinition } from 'shared/contract';
import type { PageHead } from 'shared/shell-api';
import type { RegionState } from '../regions/region-state.ts';

/** In the place of a page's data: what page the address has could not be asked. */
export const UNREACHABLE = 'unreachable';

/** In the place of a page's data: the address may be a page of a section that is left out. */
export const AWAY = 'away';

/** In the place of a page's data, where the address has none: maybe its page is coming. */
export type NoPageData = typeof UNREACHABLE | typeof AWAY | ComingPage | null;

/** Everything a page's document or navigation has loaded. JSON: it travels with the page. */
export interface PageData {
  /** As the release that draws the page defines it. */
  readonly route: RouteDefinition;
  readonly page: RegionState;
  /** By slot name. */
  readonly slots: Readonly<Record<string, RegionState>>;
  readonly head: PageHead;
}
