import * as v from 'valibot';

import { CHURCH_ZONE, type WallClock, wallClockIn } from '../../church-clock/church-clock';
import type { LintedEntry } from '../linted-entry';

const moment = v.pipe(
  v.union([v.date(), v.number(), v.pipe(v.string(), v.isoTimestamp())]),
  v.transform((value) => new Date(value)),
);

const datesSchema = v.object({ startDate: moment, endDate: v.fallback(v.nullish(moment, null), null) });

export interface EventSpan {
  startDate: Date;
  endDate: Date | null;
  /** By Maryland's clock. */
  start: WallClock;
  end: WallClock | null;
}

/** When an event takes place; null for other entries, and until there is a start. */
export function spanOfEvent({ uid, values }: LintedEntry): EventSpan | null {
  if (uid !== 'api::event.event') return null;
  const { success, output } = v.safeParse(datesSchema, values);
  if (!success) return null;
  const { startDate, endDate } = output;
  const end = endDate && wallClockIn(CHURCH_ZONE, endDate);
  return { startDate, endDate, start: wallClockIn(CHURCH_ZONE, startDate), end };
}
