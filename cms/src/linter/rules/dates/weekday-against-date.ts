import { weekdayName } from '../../../church-clock/calendar-day';
import { CHURCH_ZONE, wallClockIn } from '../../../church-clock/church-clock';
import { advice, type Finding, type Place, wrong } from '../../finding';
import type { LintedEntry } from '../../linted-entry';
import { dateWords, daysBetween, toDay, WEEKDAYS } from '../../reading/calendar';
import { datesInText, type WrittenDate } from '../../reading/dates-in-text';
import { entryDay } from '../../reading/entry-day';
import type { Rule } from '../../rule';

/** A date without a year is the nearest one; months away, it may be of either year. */
const NEAR_DAYS = 250;
/** Where nothing says which year a text is of, it may be the last one, this or the next. */
const ANY_DAYS = 400;

interface Near {
  day: string;
  /** The entry has a day of its own, so the year of its texts is known. */
  isCertain: boolean;
}

/** The days that may be meant. */
function daysMeant({ year, month, day }: WrittenDate, { day: near, isCertain }: Near): string[] {
  const thisYear = Number(near.slice(0, 4));
  const years = year === null ? [thisYear - 1, thisYear, thisYear + 1] : [year];
  return years
    .flatMap((of) => toDay(of, month, day) ?? [])
    .filter((meant) => year !== null || Math.abs(daysBetween(near, meant)) <= (isCertain ? NEAR_DAYS : ANY_DAYS));
}

function mistakeIn(place: Place, date: WrittenDate, near: Near): Finding[] {
  const weekday = date.weekday === null ? undefined : WEEKDAYS[date.weekday];
  const days = daysMeant(date, near);
  const [day] = days;
  if (weekday === undefined || day === undefined || days.some((meant) => weekdayName(meant) === weekday)) return [];
  const said = {
    what: `“${date.words}” says ${weekday}, but ${dateWords(day)} is a ${weekdayName(day)}.`,
    mend: `Write ${weekdayName(day)} instead of ${weekday}, or the date that you mean.`,
  };
  return [near.isCertain || date.year !== null ? wrong(place, said) : advice(place, said)];
}

const nearOf = (entry: LintedEntry, now: Date): Near => {
  const day = entryDay(entry);
  return { day: day ?? wallClockIn(CHURCH_ZONE, now).day, isCertain: day !== null };
};

/** “Sunday, June 6” where June 6 is a Saturday: half of the readers come on the wrong day. */
export const weekdayAgainstDate: Rule = (entry, { now }) =>
  entry.texts.flatMap((place) => datesInText(place.text).flatMap((date) => mistakeIn(place, date, nearOf(entry, now))));
