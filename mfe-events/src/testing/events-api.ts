import type { Http } from 'shared/http';
import { HttpError } from 'shared/http';
import type { eventItem } from './event-item.ts';

type Item = ReturnType<typeof eventItem>;

interface EventsApi extends Http {
  readonly asked: string[];
  /** While set, every call fails. */
  down: boolean;
}

/** A content API's list of events, which knows the filters and pages that the events page asks for. */
export function createEventsApi(items: readonly Item[]): EventsApi {
  const api: EventsApi = {
    asked: [],
    down: false,
    get(path) {
      api.asked.push(path);
      if (api.down) return Promise.reject(new HttpError(`${path}: status 503`, 503));
      return Promise.resolve(answerTo(new URL(path, 'https://church.example').searchParams, items));
    },
    post: () => Promise.reject(new Error('Nothing is sent here.')),
  };
  return api;
}

function answerTo(query: URLSearchParams, items: readonly Item[]) {
  const number = Number(query.get('pagination[page]') ?? 1);
  const size = Number(query.get('pagination[pageSize]') ?? query.get('pagination[limit]'));
  const found = inOrder(
    query.get('sort') ?? '',
    items.filter((item) => isWanted(query, item)),
  );
  const pagination = { page: number, pageCount: Math.ceil(found.length / size), total: found.length };
  return { data: found.slice((number - 1) * size, number * size), meta: { pagination } };
}

function inOrder(sort: string, items: readonly Item[]): Item[] {
  const ascending = items.toSorted((one, other) => startOf(one) - startOf(other));
  return sort.startsWith('startDate:desc') ? ascending.reverse() : ascending;
}

function isWanted(query: URLSearchParams, item: Item): boolean {
  const { type } = item.attributes;
  const before = query.get('filters[startDate][$lt]');
  const from = query.get('filters[startDate][$gte]');
  const notOver = query.get('filters[$or][0][startDate][$gte]');
  const isOfType = query.get('filters[type][$eq]') ?? type;
  const isForNobody = query.has('filters[$and][0][$or][0][type][$null]');
  return (
    (before === null || startOf(item) < Date.parse(before)) &&
    (from === null || startOf(item) >= Date.parse(from)) &&
    (notOver === null || startOf(item) >= Date.parse(notOver) || endOf(item) >= Date.parse(notOver)) &&
    (before === null || !(endOf(item) >= Date.parse(before))) &&
    isOfType === type &&
    (!isForNobody || type === null)
  );
}

function startOf(item: Item): number {
  return Date.parse(String(item.attributes.startDate));
}

/** Not a number without an end. */
function endOf(item: Item): number {
  return Date.parse(String(item.attributes.endDate));
}
