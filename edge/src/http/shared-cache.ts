const DAY_SECONDS = 86_400;

/** Seconds for which a shared cache may answer, and for which it may then answer with stale content while it asks again. */
export interface SharedCacheOptions {
  readonly fresh: number;
  readonly stale: number;
}

/**
 * Browsers ask each time (304 when nothing changed). The stale periods are for shared caches only (RFC 9213): a browser with
 * `stale-while-revalidate` would show an edit at the second visit only.
 */
export function sharedCacheHeaders({ fresh, stale }: SharedCacheOptions): Record<string, string> {
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}`,
    'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${DAY_SECONDS}`,
  };
}
