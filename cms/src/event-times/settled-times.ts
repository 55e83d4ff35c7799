import * as v from 'valibot';

import { CHURCH_ZONE, churchMoment, wallClockIn } from '../church-clock/church-clock';
import { clockWords } from '../church-clock/clock-words';
import { momentWords } from '../church-clock/moment-words';
import { churchTimeOf } from './church-time-of';

/** A stored version of an event, as far as its times go. */
export const storedTimesSchema = v.object({
  id: v.number(),
  documentId: v.string(),
  title: v.nullable(v.string()),
  publishedAt: v.nullable(v.unknown()),
  startDate: v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((value) => new Date(value)),
  ),
  time: v.nullable(v.string()),
});

export type StoredTimes = v.InferOutput<typeof storedTimesSchema>;

interface OneTime {
  start: Date;
  time: string;
  /** For whoever knows what was meant; null where nothing was ambiguous. */
  report: string | null;
}

const reportOf = ({ documentId, title, publishedAt, startDate }: StoredTimes, typed: string, start: Date) =>
  `“${title ?? 'without a title'}” (${publishedAt === null ? 'draft' : 'published'}, ${documentId}): ` +
  `its start said ${momentWords(startDate)}, its time ${clockWords(typed)}. ` +
  `The site showed ${momentWords(start)}, and this is its start now. Check it in the panel.`;

/**
 * What an event's start and time become that were once typed apart: visitors go on reading what they read.
 * Null: they agree.
 */
export function settledTimes(stored: StoredTimes): OneTime | null {
  const { startDate } = stored;
  const own = churchTimeOf(startDate);
  const typed = /^\d{2}:\d{2}:\d{2}/.exec(stored.time ?? '')?.[0] ?? null;
  if (typed === own) return null;
  if (typed === null) return { start: startDate, time: own, report: null };
  const start = churchMoment({ day: wallClockIn(CHURCH_ZONE, startDate).day, time: typed });
  return { start, time: churchTimeOf(start), report: reportOf(stored, typed, start) };
}
