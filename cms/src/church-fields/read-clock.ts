import { clockWords } from '../church-clock/clock-words';
import { type ReadResult, refused, understood } from './read-result';

const CLOCK = /^(?<hours>\d{1,2})(?:[:.]?(?<minutes>\d{2}))?\s*(?:(?<half>[ap])\.?\s*m\.?)?$/i;

const toTime = (hours: number, minutes: string) => `${String(hours).padStart(2, '0')}:${minutes}:00`;

/** '6:30' may be the morning or the evening; '06:30' and '18:30' say it. */
function withoutHalf(hours: string, minutes: string): ReadResult<string> {
  const hour = Number(hours);
  if (hours.startsWith('0') || hour > 12) return understood(toTime(hour, minutes));
  return refused(`Use ${hour}:${minutes} AM for the morning, or ${hour}:${minutes} PM.`);
}

/** A time of day as people type it, as HH:MM:SS: '6:30 pm', '6 PM', '18:30'. */
export function readClock(typed: string): ReadResult<string> {
  const { hours = '', minutes = '00', half } = CLOCK.exec(typed.trim())?.groups ?? {};
  const hour = Number(hours);
  const isClock = hours !== '' && Number(minutes) < 60 && (half ? hour >= 1 && hour <= 12 : hour < 24);
  if (!isClock) return refused('This is no time. Use 6:30 PM, or 18:30.');
  if (!half) return withoutHalf(hours, minutes);
  return understood(toTime((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes));
}

/** A field for a time of day as a form shows it; what cannot be read stays as it was typed. */
export const shownClock = (value: string) => (/^\d{2}:\d{2}:\d{2}/.test(value) ? clockWords(value) : value);
