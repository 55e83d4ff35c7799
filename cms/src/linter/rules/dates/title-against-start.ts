import { dayWords } from '../../../church-clock/calendar-day';
import { advice } from '../../finding';
import { daysBetween, toDay, weekdaysBetween } from '../../reading/calendar';
import { datesInText } from '../../reading/dates-in-text';
import { spanOfEvent, type EventSpan } from '../../reading/event-span';
import type { Rule } from '../../rule';

/** 'Sunday School' is a name, 'every Sunday' and 'after Sunday' are no day of this event. */
const WEEKDAY =
  /(?<!\b(?:every|each|after|before|until|since|by)\s)\b(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b(?!\s+(?:school|best|clothes|lunch club))/i;

/** Days that are the name of something. */
const NAMED_DAY = /^(?:4th of july|july 4(?:th)?|9\/11)$/i;

const lastDay = ({ start, end }: EventSpan) => (end && end.day > start.day ? end.day : start.day);

/** The date in a title that is none of the event's days. */
function otherDate(title: string, span: EventSpan): string | null {
  for (const { words, year, month, day } of datesInText(title)) {
    if (NAMED_DAY.test(words)) continue;
    const meant = toDay(year ?? Number(span.start.day.slice(0, 4)), month, day);
    const isWithin =
      meant !== null && daysBetween(span.start.day, meant) >= 0 && daysBetween(meant, lastDay(span)) >= 0;
    if (!isWithin) return words;
  }
  return null;
}

function otherWeekday(title: string, span: EventSpan): string | null {
  const [, weekday] = WEEKDAY.exec(title) ?? [];
  if (weekday === undefined || datesInText(title).length > 0) return null;
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1).toLowerCase();
  return weekdaysBetween(span.start.day, lastDay(span)).has(name) ? null : weekday;
}

/** A day in an event's title that is not the event's. */
export const titleAgainstStart: Rule = (entry) => {
  const span = spanOfEvent(entry);
  if (!span) return [];
  return entry.texts.flatMap((place) => {
    if (place.kind !== 'title') return [];
    const written = otherDate(place.text, span) ?? otherWeekday(place.text, span);
    if (written === null) return [];
    return [
      advice(place, {
        what: `It says “${written}”, but the event starts on ${dayWords(span.start.day)}.`,
        mend: 'Correct the one that is wrong, or leave the day out: visitors read it beside the title.',
      }),
    ];
  });
};
