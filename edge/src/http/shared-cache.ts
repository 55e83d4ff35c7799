const DAY_SECONDS = 86_400;

/** Seconds for which a shared cache may answer by itself, and for which it may answer with what is stale meanwhile. */
export interface SharedCache {
  readonly fresh: number;
  readonly stale: number;
}

/**
 * Browsers ask again each time (304 when nothing changed). The stale periods are for shared caches alone (RFC 9213):
 * browsers keep to `stale-while-revalidate` too, and an open page would show an edit only at the second look.
 */
export function sharedCacheHeaders({ fresh, stale }: SharedCache): Record<string, string> {
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}`,
    'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${DAY_SECONDS}`,
  };
}
