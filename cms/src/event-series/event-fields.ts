import * as v from 'valibot';

import { churchTimeOf } from '../event-times/church-time-of';
import type { Occurrence } from './occurrences';

const EVENT_STATUSES = ['Scheduled', 'Cancelled', 'Postponed', 'Rescheduled', 'Moved online'] as const;

const text = v.nullish(v.string(), null);
const moment = v.pipe(
  v.union([v.string(), v.number(), v.date()]),
  v.transform((value) => new Date(value).toISOString()),
);
const blocks = v.nullish(v.array(v.unknown()), null);
const venue = v.pipe(
  v.nullish(v.object({ documentId: v.string() }), null),
  v.transform((place) => place?.documentId ?? null),
);
const image = v.pipe(
  v.nullish(v.object({ id: v.number() }), null),
  v.transform((file) => file?.id ?? null),
);

/** What a series says of all its events. */
export const seriesTextsSchema = v.object({
  title: v.string(),
  desc: blocks,
  type: text,
  registerationLink: text,
  venue,
  image,
});

/** What an editor may change in an event, read from a row with its relations; a row's own forms of dates are levelled. */
export const eventFieldsSchema = v.object({
  ...seriesTextsSchema.entries,
  // A draft may be without one.
  title: text,
  startDate: v.nullish(moment, null),
  endDate: v.nullish(moment, null),
  time: text,
  eventStatus: v.nullish(v.picklist(EVENT_STATUSES), 'Scheduled'),
  statusNote: text,
  previousStartDate: v.nullish(moment, null),
  onlineLink: text,
});

type SeriesTexts = v.InferOutput<typeof seriesTextsSchema>;
export type EventFields = v.InferOutput<typeof eventFieldsSchema>;

/** The site shows no note of an event that takes place as announced: it goes before the description. */
function withNote(desc: SeriesTexts['desc'], { status, note }: Occurrence): SeriesTexts['desc'] {
  if (status !== 'Scheduled' || !note) return desc;
  return [{ type: 'paragraph', children: [{ type: 'text', text: note, bold: true }] }, ...(desc ?? [])];
}

/** The event of one occurrence. */
export function toEventFields(texts: SeriesTexts, occurrence: Occurrence): EventFields {
  const { start, end, status, note, plannedStart } = occurrence;
  return {
    ...texts,
    desc: withNote(texts.desc, occurrence),
    startDate: start.toISOString(),
    endDate: end?.toISOString() ?? null,
    time: churchTimeOf(start),
    eventStatus: status,
    statusNote: status === 'Scheduled' ? null : note,
    previousStartDate: plannedStart?.toISOString() ?? null,
    onlineLink: null,
  };
}
