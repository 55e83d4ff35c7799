import type { LoaderArgs, PageModule } from 'shared/shell-api';
import type { RegionSource } from '../releases/page-sources.ts';
import type { RegionState } from './region-state.ts';

export interface LoadedRegion {
  readonly state: RegionState;
  readonly module?: PageModule;
}

/** A region's code and data. Never rejects: what a section does wrong is its region's state, beside the others. */
export type LoadRegion = (source: RegionSource, args: LoaderArgs) => Promise<LoadedRegion>;
