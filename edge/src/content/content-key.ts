/** A moment this close to the present means "from now on". */
const NOW_WITHIN_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const MOMENT = 'filters[startDate][$gte]';
const NOW = 'now';
/** A comparison of dates. The list of events asks by Maryland's day, written as that day's midnight UTC. */
const COMPARED = /^filters\b.*\[\$(gte|lt)\]$/;
const TODAY = 'today';

/**
 * One key for all spellings of one question: the parameters are sorted, the present moment is `now`, Maryland's day is `today`.
 * Otherwise each minute or day would have its own key, with no older answer to serve when the API is down.
 */
export function contentKey(path: string, query: URLSearchParams, now: number): string {
  const pairs = [...query].map(([name, value]): [string, string] => [name, nameOf(name, value, now)]);
  const sorted = new URLSearchParams(pairs);
  sorted.sort();
  return withQuery(path, sorted);
}

/** The address that asks the API for a key's answer. */
export function addressOf(key: string, now: number): string {
  const [path = key, search] = key.split('?', 2);
  const pairs = [...new URLSearchParams(search)].map(([name, value]): [string, string] => [
    name,
    momentOf(name, value, now),
  ]);
  return withQuery(path, new URLSearchParams(pairs));
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

/** Around midnight the visitor's clock and the edge's may show different days. */
function isToday(value: string, now: number): boolean {
  return [now - NOW_WITHIN_MS, now + NOW_WITHIN_MS].some((moment) => value === churchDay(moment));
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

function churchDay(moment: number): string {
  return `${DAY.format(moment)}T00:00:00.000Z`;
}

function withQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}
