import { dayWords } from '../church-clock/calendar-day';
import { daysOfSeries } from './days-of-series';
import { ruleMistakes, type SeriesMistake } from './rule-mistakes';
import type { SeriesException, SeriesPlan } from './series-plan';

const mistake = (field: string, message: string) => ({ field, message });

/** For a day that is none of the series: the one that may be meant. */
function nearest(day: string, days: readonly string[]): string {
  const next = days.find((other) => other > day);
  return next ? `The next one after it is ${dayWords(next)}.` : `The last one is ${dayWords(days.at(-1) ?? day)}.`;
}

function movedMistake({ day, newDay, newTime }: SeriesException, { startTime }: SeriesPlan) {
  if (newDay === null && newTime === null)
    return mistake('newDay', `Enter the new day or the new time of ${dayWords(day)}, or both.`);
  if ((newDay ?? day) !== day || (newTime ?? startTime) !== startTime) return null;
  return mistake('newDay', `${dayWords(day)} would be moved to where it is. Enter another day or time.`);
}

function kindMistake(exception: SeriesException, plan: SeriesPlan) {
  const { day, kind, newDay, newTime, note } = exception;
  if (kind === 'Moved') return movedMistake(exception, plan);
  if (newDay !== null || newTime !== null)
    return mistake(
      'kind',
      `${dayWords(day)} has a new day or time, which count with “Moved” alone. Choose it, or clear them.`,
    );
  return kind === 'Note only' && !note?.trim() ? mistake('note', `Enter the note for ${dayWords(day)}.`) : null;
}

function exceptionMistakes(plan: SeriesPlan): SeriesMistake[] {
  const days = daysOfSeries(plan);
  const dated = plan.exceptions.map(({ day }) => day);
  return plan.exceptions.flatMap((exception, index) => {
    const { day } = exception;
    const found =
      (dated.indexOf(day) < index && mistake('day', `${dayWords(day)} is entered twice. One day has one exception.`)) ||
      (!days.includes(day) && mistake('day', `${dayWords(day)} is no day of this series. ${nearest(day, days)}`)) ||
      kindMistake(exception, plan);
    return found ? [{ path: ['exceptions', String(index), found.field], message: found.message }] : [];
  });
}

/** What keeps a series from being published, in a sentence each for the one who entered it. */
export function seriesMistakes(plan: SeriesPlan): SeriesMistake[] {
  const mistakes = ruleMistakes(plan);
  // Without a rule, nobody can say which days an exception may have.
  return mistakes.length > 0 ? mistakes : exceptionMistakes(plan);
}
