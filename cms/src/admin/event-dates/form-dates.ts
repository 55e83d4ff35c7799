import * as v from 'valibot';

import type { EventDates } from './shown-dates';

const moment = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((value) => new Date(value)),
  v.date(),
);
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));

/** While somebody types, a field may hold anything: what cannot be read counts as empty. */
const formDates = v.object({
  startDate: moment,
  endDate: v.fallback(v.nullable(moment), null),
  time: v.fallback(v.nullable(clock), null),
});

/** The dates in the values of the panel's form; null until there is a start. */
export function datesOfForm(values: unknown): EventDates | null {
  const { success, output } = v.safeParse(formDates, values);
  return success ? output : null;
}
