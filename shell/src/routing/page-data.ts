import type { RouteDefinition } from 'shared/contract';
import type { PageHead } from 'shared/shell-api';
import type { RegionState } from '../regions/region-state.ts';

/** Everything a page's document or navigation has loaded. JSON: it travels with the page. */
export interface PageData {
  /** As the release that draws the page defines it. */
  readonly route: RouteDefinition;
  readonly page: RegionState;
  /** By slot name. */
  readonly slots: Readonly<Record<string, RegionState>>;
  readonly head: PageHead;
}
