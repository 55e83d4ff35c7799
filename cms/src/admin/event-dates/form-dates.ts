import * as v from 'valibot';

import type { EventDates } from './shown-dates';

const moment = v.pipe(
  v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]),
  v.transform((value) => new Date(value)),
);

/** While somebody types, a field may hold anything: what cannot be read counts as empty. */
const formDates = v.object({ startDate: moment, endDate: v.fallback(v.nullable(moment), null) });

/** The dates in the values of the panel's form; null until there is a start. */
export function datesOfForm(values: unknown): EventDates | null {
  const { success, output } = v.safeParse(formDates, values);
  return success ? output : null;
}
