/** "From now on" moves with the clock; within this distance two moments ask the same question. */
const NOW_WITHIN_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const MOMENT = 'filters[startDate][$gte]';
const NOW = 'now';
/** A comparison of dates: the list of events is asked for by Maryland's day, as that day's midnight UTC. */
const COMPARED = /^filters\b.*\[\$(gte|lt)\]$/;
const TODAY = 'today';

/**
 * One key for all spellings of one question: parameters sorted, the present moment named `now` and Maryland's day `today`.
 * Without the latter two each minute, or day, would be a key of its own, with nothing older to serve when the API is down.
 */
export function contentKey(path: string, query: URLSearchParams, now: number): string {
  const pairs = [...query].map(([name, value]): [string, string] => [name, nameOf(name, value, now)]);
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return withQuery(path, pairs);
}

/** The address to ask for a key's answer. */
export function addressOf(key: string, now: number): string {
  const [path = '', search = ''] = key.split('?', 2);
  const pairs = [...new URLSearchParams(search)].map(([name, value]): [string, string] => [
    name,
    momentOf(name, value, now),
  ]);
  return withQuery(path, pairs);
}

function nameOf(name: string, value: string, now: number): string {
  if (name === MOMENT && Math.abs(Date.parse(value) - now) <= NOW_WITHIN_MS) return NOW;
  if (COMPARED.test(name) && isToday(value, now)) return TODAY;
  return value;
}

function momentOf(name: string, value: string, now: number): string {
  if (name === MOMENT && value === NOW) return new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString();
  if (COMPARED.test(name) && value === TODAY) return churchDay(now);
  return value;
}

/** Around midnight the visitor's clock and ours may be on two days. */
function isToday(value: string, now: number): boolean {
  return [now - NOW_WITHIN_MS, now + NOW_WITHIN_MS].some((moment) => value === churchDay(moment));
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

function churchDay(moment: number): string {
  return `${DAY.format(moment)}T00:00:00.000Z`;
}

function withQuery(path: string, pairs: [string, string][]): string {
  const search = new URLSearchParams(pairs).toString();
  return search === '' ? path : `${path}?${search}`;
}
