import { CHURCH_ZONE, wallClockIn } from '../../church-clock/church-clock';
import { clockWords } from './date-words';
import { type EventDates, toShownDates } from './shown-dates';

/** 'Los Angeles' from 'America/Los_Angeles'. */
const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** For an editor whose browser has other clocks than Maryland at that moment; else null. */
export function zoneWarning(zone: string, moment: Date): string | null {
  const here = wallClockIn(zone, moment);
  const there = wallClockIn(CHURCH_ZONE, moment);
  // No zone is a whole day away from Maryland.
  if (here.time === there.time) return null;
  return (
    `Your computer’s clock is in another zone (${placeOf(zone)}): “Starts” and “Ends” are in that zone. ` +
    `${clockWords(here.time)} there is ${clockWords(there.time)} in Maryland.`
  );
}

/** What contradicts itself in the dates of an event, in a sentence each. */
export function dateWarnings(dates: EventDates): string[] {
  const { startDate, endDate, time } = dates;
  const atChurch = wallClockIn(CHURCH_ZONE, startDate);
  const start = clockWords(atChurch.time);
  const warnings: string[] = [];
  if (time !== null && time !== atChurch.time)
    warnings.push(
      `The start says ${start} in Maryland, the time says ${clockWords(time)}. The site shows ${clockWords(time)}.`,
    );
  if (endDate && !toShownDates(dates).end) warnings.push('The end is not after the start. The site shows no end.');
  return warnings;
}
