import * as v from 'valibot';

import type { LintedEntry } from '../linted-entry';
import { spanOfEvent } from './event-span';

const day = v.fallback(v.nullish(v.pipe(v.string(), v.isoDate()), null), null);
const daysSchema = v.object({ date: day, firstDay: day });

/** The day of an entry, `YYYY-MM-DD` in Maryland: of an event its start, of a series its first, of a sermon when it was preached. */
export function entryDay(entry: LintedEntry): string | null {
  const { date, firstDay } = v.parse(daysSchema, { date: entry.values.date, firstDay: entry.values.firstDay });
  return spanOfEvent(entry)?.start.day ?? date ?? firstDay;
}
