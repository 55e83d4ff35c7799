/** "From now on" moves with the clock; within this distance two moments ask the same question. */
const NOW_WITHIN_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const MOMENT = 'filters[startDate][$gte]';
const NOW = 'now';

/**
 * One key for all spellings of one question: parameters sorted, and the present moment named `now`. Without the latter
 * each minute would be a key of its own, with nothing older to serve when the API is down.
 */
export function contentKey(path: string, query: URLSearchParams, now: number): string {
  const pairs = [...query].map(([name, value]): [string, string] => [name, isNow(name, value, now) ? NOW : value]);
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return withQuery(path, pairs);
}

/** The address to ask for a key's answer. */
export function addressOf(key: string, now: number): string {
  const [path = '', search = ''] = key.split('?', 2);
  const moment = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString();
  const pairs = [...new URLSearchParams(search)].map(([name, value]): [string, string] => [
    name,
    name === MOMENT && value === NOW ? moment : value,
  ]);
  return withQuery(path, pairs);
}

function isNow(name: string, value: string, now: number): boolean {
  return name === MOMENT && Math.abs(Date.parse(value) - now) <= NOW_WITHIN_MS;
}

function withQuery(path: string, pairs: [string, string][]): string {
  const search = new URLSearchParams(pairs).toString();
  return search === '' ? path : `${path}?${search}`;
}
