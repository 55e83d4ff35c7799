import { dayWords, isLastOfMonth, weekdayName, weekOfMonth, yearsAfter } from '../church-clock/calendar-day';
import type { SeriesPlan } from './series-plan';

/** What is wrong in the form of a series, at one of its fields. */
export interface SeriesMistake {
  path: string[];
  message: string;
}

const MOST_YEARS = 5;

const at = (field: string, message: string): SeriesMistake => ({ path: [field], message });

function timeMistakes({ startTime, endTime }: SeriesPlan): SeriesMistake[] {
  if (endTime === null || endTime > startTime) return [];
  return [
    at('endTime', '“Ends” is not after “Starts”. An event of a series ends on its day: enter a later time, or none.'),
  ];
}

function firstDayMistakes({ firstDay, repeats }: SeriesPlan): SeriesMistake[] {
  const weekday = weekdayName(firstDay);
  if (repeats === 'Every month on this weekday' && weekOfMonth(firstDay) === 5)
    return [
      at(
        'firstDay',
        `${dayWords(firstDay)} is the fifth ${weekday} of its month, and most months have four. ` +
          'Choose “Every month on the last such weekday”, or another first day.',
      ),
    ];
  if (repeats === 'Every month on the last such weekday' && !isLastOfMonth(firstDay))
    return [
      at(
        'firstDay',
        `${dayWords(firstDay)} is not the last ${weekday} of its month. Enter the day on which the series begins, or choose another “Repeats”.`,
      ),
    ];
  return [];
}

function untilMistakes({ firstDay, repeats, until }: SeriesPlan): SeriesMistake[] {
  if (until === null)
    return repeats === 'On chosen days' ? [] : [at('until', 'Enter under “Until” the last day of the series.')];
  if (until < firstDay) return [at('until', `“Until” is before the first day, ${dayWords(firstDay)}.`)];
  const latest = yearsAfter(firstDay, MOST_YEARS);
  if (until <= latest) return [];
  return [at('until', `“Until” is too far away. A series lasts five years at most, here until ${dayWords(latest)}.`)];
}

function chosenDayMistake(day: string, index: number, { firstDay, until, days }: SeriesPlan): string | null {
  if (day === firstDay || days.indexOf(day) < index) return `${dayWords(day)} is entered twice.`;
  if (day < firstDay) return `${dayWords(day)} is before the first day, ${dayWords(firstDay)}.`;
  if (until !== null && day > until) return `${dayWords(day)} is after “Until”.`;
  return day > yearsAfter(firstDay, MOST_YEARS)
    ? `${dayWords(day)} is more than five years after the first day.`
    : null;
}

function chosenDaysMistakes(plan: SeriesPlan): SeriesMistake[] {
  const { repeats, days } = plan;
  if (repeats !== 'On chosen days')
    return days.length === 0
      ? []
      : [at('days', 'Chosen days count with “On chosen days” alone. Remove them, or choose it.')];
  if (days.length === 0) return [at('days', 'Enter the further days of the series: the first day alone is no series.')];
  return days.flatMap((day, index) => {
    const message = chosenDayMistake(day, index, plan);
    return message === null ? [] : [{ path: ['days', String(index), 'day'], message }];
  });
}

/** What is wrong with the days and times of a series, apart from its exceptions. */
export const ruleMistakes = (plan: SeriesPlan): SeriesMistake[] => [
  ...timeMistakes(plan),
  ...firstDayMistakes(plan),
  ...untilMistakes(plan),
  ...chosenDaysMistakes(plan),
];
