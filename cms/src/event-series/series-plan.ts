import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());
/** `HH:MM:SS`; SQLite adds milliseconds, Postgres does not. */
const clock = v.pipe(
  v.string(),
  v.transform((time) => time.slice(0, 8)),
);
const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(v.array(schema), []);

const REPEATS = [
  'Every week',
  'Every two weeks',
  'Every month on this weekday',
  'Every month on the last such weekday',
  'On chosen days',
] as const;

const exceptionSchema = v.object({
  /** The day of the series that is different. */
  day,
  kind: v.picklist(['Cancelled', 'Moved', 'Note only']),
  newDay: v.nullish(day, null),
  newTime: v.nullish(clock, null),
  note: v.nullish(v.string(), null),
});

/** When a series takes place, as its form says: days are `YYYY-MM-DD`, times `HH:MM:SS`, both Maryland's. */
export const seriesPlanSchema = v.object({
  firstDay: day,
  startTime: clock,
  endTime: v.nullish(clock, null),
  repeats: v.picklist(REPEATS),
  until: v.nullish(day, null),
  days: v.pipe(
    listOf(v.object({ day })),
    v.transform((days) => days.map((chosen) => chosen.day)),
  ),
  exceptions: listOf(exceptionSchema),
});

export type SeriesPlan = v.InferOutput<typeof seriesPlanSchema>;
export type SeriesException = v.InferOutput<typeof exceptionSchema>;
