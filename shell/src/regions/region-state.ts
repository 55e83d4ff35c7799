import { releaseNameOf, type SectionFailure } from 'shared/contract';
import type { RegionSource } from '../releases/page-sources.ts';

/** What draws a region: an exposed module of one release. JSON, as it travels with the page. */
export interface DrawnBy {
  /** `events@1.1.0` */
  readonly release: string;
  readonly expose: string;
  /** The stable release can take its place. */
  readonly replaceable: boolean;
}

/** What is known of a region when a document or a navigation is ready. JSON: it travels with the page. */
export type RegionState = DrawnBy &
  (
    | { readonly status: 'ready'; readonly data: unknown }
    /** Not ready within the server's time: the browser fills it in. `untouched`: the server did not run its code either. */
    | { readonly status: 'pending'; readonly untouched?: true }
    | { readonly status: 'failed'; readonly failure: SectionFailure }
  );

export function drawnBy({ remote, expose, fallback }: RegionSource): DrawnBy {
  return { release: releaseNameOf(remote), expose, replaceable: fallback !== undefined };
}
