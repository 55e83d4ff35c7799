import * as v from 'valibot';
import { entry, optional, parseList } from '../api/wire.ts';
import { EventAttributes } from '../events/event-shape.ts';
import { Moment } from '../feeds/moment.ts';
import { SermonDetailAttributes } from '../sermons/sermon-details-shape.ts';

const Edited = { updatedAt: Moment };
const EVENT_KEYS = ['title', 'startDate', 'endDate', 'time', 'venue', 'desc', 'type', 'eventStatus'] as const;
const SERMON_KEYS = ['title', 'preacher', 'date', 'series', 'scripture', 'description'] as const;

const IndexedEvent = entry(v.object({ ...v.pick(EventAttributes, EVENT_KEYS).entries, ...Edited }));
export type IndexedEvent = v.InferOutput<typeof IndexedEvent>;

const IndexedSermon = entry(v.object({ ...v.pick(SermonDetailAttributes, SERMON_KEYS).entries, ...Edited }));
export type IndexedSermon = v.InferOutput<typeof IndexedSermon>;

const SermonTranscript = entry(v.object({ transcript: optional(v.string()), ...Edited }));
/** WebVTT, and apart from its sermon because it may be long. */
export type SermonTranscript = v.InferOutput<typeof SermonTranscript>;

/** A list of the content API whose edits are followed. */
export interface WatchedList<Item> {
  /** Address of a page of the list; a comma parts several orders. @param number from 1 @param size entries of a page */
  readonly path: (order: string, page: { readonly number: number; readonly size: number }) => string;
  /** Entries of a page, so that an answer of the longest ones stays below 8 MB. */
  readonly pageSize: number;
  readonly parse: (body: unknown) => { readonly items: Item[]; readonly pageCount: number; readonly total: number };
}

interface Reading<Item> {
  readonly collection: string;
  readonly query: string;
  readonly pageSize: number;
  readonly schema: v.GenericSchema<unknown, Item>;
}

/** What the index is made of. */
export const LISTS = {
  events: watched({
    collection: '/api/events',
    query: `populate=venue&fields=${EVENT_KEYS.filter((key) => key !== 'venue').join(',')},updatedAt`,
    pageSize: 100,
    schema: IndexedEvent,
  }),
  sermons: watched({
    collection: '/api/sermons',
    query: `populate=*&fields=${SERMON_KEYS.filter((key) => key !== 'series').join(',')},updatedAt`,
    pageSize: 100,
    schema: IndexedSermon,
  }),
  transcripts: watched({
    collection: '/api/sermons',
    query: 'fields=transcript,updatedAt',
    pageSize: 20,
    schema: SermonTranscript,
  }),
};

function watched<Item>({ collection, query, pageSize, schema }: Reading<Item>): WatchedList<Item> {
  return {
    path: (order, { number, size }) =>
      `${collection}?${query}&sort=${order}&pagination[page]=${number}&pagination[pageSize]=${size}`,
    pageSize,
    parse: (body) => parseList(schema, body),
  };
}
