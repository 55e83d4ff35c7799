import * as v from 'valibot';

import { CHURCH_ZONE, churchMoments, wallClockAfter, wallClockIn } from '../church-clock/church-clock';
import { clockWords } from '../church-clock/clock-words';
import { dayWords } from '../church-clock/calendar-day';
import { readClock } from './read-clock';
import { type ReadResult, refused, understood } from './read-result';

const HOUR_MS = 3_600_000;

const typedMomentSchema = v.object({ day: v.string(), clock: v.string() });
const sentSchema = v.pipe(v.string(), v.parseJson(), typedMomentSchema);
const momentSchema = v.pipe(
  v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]),
  v.transform((value) => new Date(value)),
);

/** Day and time as they stand in a form: `YYYY-MM-DD` or '', '6:30 PM' or whatever was typed. */
export type TypedMoment = v.InferOutput<typeof typedMomentSchema>;

/** In the hour that comes twice, the zone's name says which of the two is meant. */
const ZONE_NAME = /\s*\b(EDT|EST)$/i;
const NAMES = ['EDT', 'EST'] as const;

function skipped(day: string, time: string): ReadResult<never> {
  const [before, after] = [-HOUR_MS, HOUR_MS].map((ms) => clockWords(wallClockAfter({ day, time }, ms).time));
  return refused(
    `There is no ${clockWords(time)} on ${dayWords(day)}: clocks go forward that night. Use ${before} or ${after}.`,
  );
}

function twice(day: string, time: string): ReadResult<never> {
  const [first, second] = NAMES.map((name) => `${clockWords(time)} ${name}`);
  return refused(
    `${clockWords(time)} comes twice on ${dayWords(day)}: clocks go back that night. Use ${first} for the first, ${second} for the second.`,
  );
}

/** What a day field holds that was left half typed. */
export const UNREADABLE_DAY = '?';

export const isDay = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text);

/** The moment that is meant by a day and a time in Maryland. */
export function readMoment({ day, clock }: TypedMoment): ReadResult<Date> {
  if (day === '') return refused('Choose the day as well.');
  if (!isDay(day)) return refused('Type month, day and the year with four digits, for example 12/13/2036.');
  if (clock.trim() === '') return refused('Type the time as well, for example 6:30 PM.');
  const read = readClock(clock.replace(ZONE_NAME, ''));
  if ('mistake' in read) return read;
  const [first, second] = churchMoments({ day, time: read.value });
  if (!first) return skipped(day, read.value);
  if (!second) return understood(first);
  const name = ZONE_NAME.exec(clock)?.[1]?.toUpperCase();
  return name === undefined ? twice(day, read.value) : understood(name === 'EDT' ? first : second);
}

/** A moment as a form shows it. */
export function shownMoment(moment: Date): TypedMoment {
  const { day, time } = wallClockIn(CHURCH_ZONE, moment);
  const [, second] = churchMoments({ day, time });
  const name = second && (moment < second ? ' EDT' : ' EST');
  return { day, clock: `${clockWords(time)}${name ?? ''}` };
}

/** What a form sends: a moment in ISO 8601, or what was typed, which is then refused. Null: nothing. */
export function momentField(typed: TypedMoment): string | null {
  if (typed.day === '' && typed.clock.trim() === '') return null;
  const read = readMoment(typed);
  return 'value' in read ? read.value.toISOString() : JSON.stringify(typed);
}

/** The inverse of `momentField`; Strapi's form may have the moment as a Date. */
export function typedIn(value: unknown): TypedMoment {
  const moment = v.safeParse(momentSchema, value);
  if (moment.success) return shownMoment(moment.output);
  const typed = v.safeParse(sentSchema, value);
  return typed.success ? typed.output : { day: '', clock: typeof value === 'string' ? value : '' };
}
