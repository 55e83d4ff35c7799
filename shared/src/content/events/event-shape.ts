import * as v from 'valibot';
import { toEventStatus } from './event-status.ts';
import { toEventType } from './event-type.ts';
import { Picture } from '../fields/media-shape.ts';
import { RichText } from '../fields/rich-text.ts';
import { safeLink } from '../fields/safe-link.ts';
import { entry, optional } from '../api/wire.ts';

const Venue = v.object({ name: optional(v.string()), address: optional(v.string()) });

/** A text, or a relation: both stand for a place. */
const VenueField = v.pipe(
  optional(v.union([v.string(), v.object({ data: optional(v.object({ attributes: Venue })) })])),
  v.transform((venue) =>
    typeof venue === 'string' ? { name: null, address: venue } : (venue?.data?.attributes ?? null),
  ),
);

/** A date-time, or a bare date. Not `v.isoTimestamp`: it knows no bare date. */
const DateField = v.pipe(
  v.string(),
  v.check((date) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(date) && !Number.isNaN(Date.parse(date)), 'is not a date'),
);

/** `HH:MM:SS`; SQLite adds fractions. */
const TimeField = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/));

/** Only what an event cannot do without may cost the event: an end, a time or a text that is wrong is left out alone. */
export const EventAttributes = v.object({
  title: v.string(),
  startDate: DateField,
  endDate: v.fallback(optional(DateField), null),
  time: v.fallback(optional(TimeField), null),
  venue: VenueField,
  desc: v.pipe(
    v.fallback(optional(RichText), null),
    v.transform((blocks) => blocks ?? []),
  ),
  /** Spelled so by the content API. Null when it is no address that a link may have. */
  registerationLink: v.pipe(optional(v.string()), v.transform(safeLink)),
  type: v.pipe(optional(v.string()), v.transform(toEventType)),
  image: Picture,
  eventStatus: v.pipe(v.fallback(optional(v.string()), null), v.transform(toEventStatus)),
  /** Why, and what now. */
  statusNote: v.fallback(optional(v.string()), null),
  /** Of a rescheduled event. */
  previousStartDate: v.fallback(optional(DateField), null),
  /** Where to join an event that moved online. */
  onlineLink: v.pipe(v.fallback(optional(v.string()), null), v.transform(safeLink)),
});

export const Event = entry(EventAttributes);
export type Event = v.InferOutput<typeof Event>;
