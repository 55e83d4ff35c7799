import { releaseNameOf, type SectionFailure } from 'shared/contract';
import type { LoaderArgs, PageModule } from 'shared/shell-api';
import type { RegionSource } from '../releases/page-sources.ts';

/** The exposed module of one release that draws a region. JSON: the document's state has it. */
export interface RegionModule {
  /** `events@1.1.0` */
  readonly release: string;
  readonly expose: string;
  /** The stable release is another one and can draw the region too. */
  readonly hasFallback: boolean;
}

/** A region's state when its document or navigation is ready. JSON: the document's state has it. */
export type RegionState = RegionModule &
  (
    | { readonly status: 'ready'; readonly data: unknown }
    /** In a document's state: the server's HTML is all of it (`static` in the route's definition). */
    | { readonly status: 'static' }
    /** It took too long: the browser loads it. `untouched`: the server did not run its code. */
    | { readonly status: 'pending'; readonly untouched?: true }
    | { readonly status: 'failed'; readonly failure: SectionFailure }
  );

export interface LoadedRegion {
  readonly state: RegionState;
  readonly module?: PageModule;
}

/** Loads a region's code and data. Never rejects: a failure is the region's state. */
export type LoadRegion = (source: RegionSource, args: LoaderArgs) => Promise<LoadedRegion>;

/** Whether there is content to be seen. */
export function hasContent({ status }: RegionState): boolean {
  return status === 'ready' || status === 'static';
}

export function moduleOf({ remote, expose, fallback }: RegionSource): RegionModule {
  return { release: releaseNameOf(remote), expose, hasFallback: fallback !== undefined };
}

/** A region that the browser loads later. */
export function pendingRegion(source: RegionSource): LoadedRegion {
  return { state: { ...moduleOf(source), status: 'pending' } };
}
