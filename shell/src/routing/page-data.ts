import type { PageHead } from 'shared/shell-api';
import type { RegionState } from '../regions/region-state.ts';

/** Everything a page's document or navigation has loaded. JSON: it travels with the page. */
export interface PageData {
  readonly page: RegionState;
  /** By slot name. */
  readonly slots: Readonly<Record<string, RegionState>>;
  readonly head: PageHead;
}
