import type { SearchKind, SearchResults } from 'shared/content';
import type { EventEntry, PageEntry, SermonEntry } from './content/entry.ts';
import { excerptOf, markWords } from './matching/mark-words.ts';
import type { SearchHit } from './search-index.ts';

/** Results of a kind that are shown. */
const MOST: Readonly<Record<SearchKind, number>> = { events: 8, sermons: 8, pages: 6 };

/** Results by kind, in the shape of `shared/content/search`. @param hits the best one first */
export function searchAnswer(hits: readonly SearchHit[], now: Date): { readonly data: SearchResults } {
  const order = [...new Set(hits.map(({ entry }) => entry.kind))];
  return {
    data: {
      events: group(hits, 'events', (entry, hit) => eventHit(entry, hit, now)),
      sermons: group(hits, 'sermons', sermonHit),
      pages: group(hits, 'pages', (entry, hit) => textsOf(entry, hit)),
      order,
    },
  };
}

type EntryOf = { readonly events: EventEntry; readonly sermons: SermonEntry; readonly pages: PageEntry };

function group<K extends SearchKind, Item>(
  hits: readonly SearchHit[],
  kind: K,
  toItem: (entry: EntryOf[K], hit: SearchHit) => Item,
): { readonly total: number; readonly items: Item[] } {
  const own = hits.flatMap((hit) => (isOfKind(hit.entry, kind) ? [{ hit, entry: hit.entry }] : []));
  return { total: own.length, items: own.slice(0, MOST[kind]).map(({ entry, hit }) => toItem(entry, hit)) };
}

function isOfKind<K extends SearchKind>(entry: SearchHit['entry'], kind: K): entry is EntryOf[K] & SearchHit['entry'] {
  return entry.kind === kind;
}

function textsOf({ address, title, text }: SearchHit['entry'], { terms }: SearchHit) {
  return { address, title: markWords(title, terms), excerpt: markWords(excerptOf(text, terms), terms) };
}

function eventHit(entry: EventEntry, hit: SearchHit, now: Date): SearchResults['events']['items'][number] {
  const { startDate, time, eventStatus, endsAt } = entry;
  return { ...textsOf(entry, hit), startDate, time, eventStatus, isOver: endsAt < now.getTime() };
}

function sermonHit(entry: SermonEntry, hit: SearchHit): SearchResults['sermons']['items'][number] {
  const { preacher, date } = entry;
  return { ...textsOf(entry, hit), preacher, date, isSpoken: hit.isSpoken };
}
