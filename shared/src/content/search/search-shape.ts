import * as v from 'valibot';
import { optional } from '../api/wire.ts';
import { toEventStatus } from '../events/event-status.ts';

/** A part of a text, and whether it is a word that was looked for. */
const TextPart = v.object({ text: v.string(), marked: v.boolean() });

const Hit = {
  /** Path of the page. */
  address: v.string(),
  title: v.array(TextPart),
  /** A few of its words; empty where none are known. */
  excerpt: v.optional(v.array(TextPart), []),
};

const EventHit = v.object({
  ...Hit,
  /** ISO date-time, or a bare date. */
  startDate: v.string(),
  time: optional(v.string()),
  eventStatus: v.pipe(optional(v.string()), v.transform(toEventStatus)),
  isOver: v.boolean(),
});

const SermonHit = v.object({
  ...Hit,
  preacher: optional(v.string()),
  date: optional(v.string()),
  /** Whether only its transcript has the words. */
  isSpoken: v.boolean(),
});

const PageHit = v.object(Hit);

/** The best ones of a kind. */
const group = <T extends v.GenericSchema>(hit: T) => v.object({ total: v.number(), items: v.array(hit) });

const SearchResults = v.object({
  events: group(EventHit),
  sermons: group(SermonHit),
  pages: group(PageHit),
  /** The kinds that have any, the one with the best result first. */
  order: v.array(v.picklist(['events', 'sermons', 'pages'])),
});

/** The answer of `GET /api/search?q=…`. @throws when it is another one */
export function parseSearch(body: unknown): SearchResults {
  return v.parse(v.object({ data: SearchResults }), body).data;
}

export type SearchResults = v.InferOutput<typeof SearchResults>;
export type SearchKind = SearchResults['order'][number];
export type TextPart = v.InferOutput<typeof TextPart>;
export type EventHit = v.InferOutput<typeof EventHit>;
export type SermonHit = v.InferOutput<typeof SermonHit>;
export type PageHit = v.InferOutput<typeof PageHit>;
