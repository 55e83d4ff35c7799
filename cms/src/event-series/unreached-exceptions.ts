import { dayWords } from '../church-clock/calendar-day';
import type { EventFields } from './event-fields';
import type { SeriesMistake } from './rule-mistakes';
import type { SeriesException, SeriesPlan } from './series-plan';
import type { StoredEvent } from './stored-events';

const MEND = 'Change it there and remove this entry, or turn off “Changed by itself” in its form and publish it.';

/** Whether the event that an editor changed says what the exception says. */
function agrees({ kind, note }: SeriesException, shown: EventFields, wanted: EventFields | undefined): boolean {
  if (kind === 'Cancelled') return shown.eventStatus === 'Cancelled';
  if (kind === 'Moved') return shown.startDate === wanted?.startDate;
  return JSON.stringify(shown.desc).includes(JSON.stringify(note));
}

/** Exceptions that nobody would read, because their event was changed in its own form, which the series leaves alone. */
export function unreachedExceptions(
  { exceptions }: SeriesPlan,
  wanted: ReadonlyMap<string, EventFields>,
  stored: readonly StoredEvent[],
): SeriesMistake[] {
  return exceptions.flatMap((exception, index) => {
    const { day } = exception;
    const shown = stored.find(({ seriesDay, changedAlone }) => seriesDay === day && changedAlone)?.published;
    const isAhead = Date.parse(shown?.startDate ?? '') > Date.now();
    if (!shown || !isAhead || agrees(exception, shown, wanted.get(day))) return [];
    const message = `The event of ${dayWords(day)} was changed in its own form, so this does not reach it. ${MEND}`;
    return [{ path: ['exceptions', String(index), 'day'], message }];
  });
}
