import type { Remote, SectionFailure } from 'shared/contract';

/** What is known of a region when a document or a navigation is ready. JSON: it travels with the page. */
export type RegionState =
  | { readonly status: 'ready'; readonly data: unknown }
  /** Not ready within the server's time: the browser fills it in. `untouched`: the server did not run its code either. */
  | { readonly status: 'pending'; readonly untouched?: true }
  | { readonly status: 'failed'; readonly failure: SectionFailure };

/** A place on the page drawn by one exposed module of one release. */
export interface RegionSource {
  readonly remote: Remote;
  readonly expose: string;
}
