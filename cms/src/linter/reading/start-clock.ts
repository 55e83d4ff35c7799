import type { LintedEntry } from '../linted-entry';
import { spanOfEvent } from './event-span';

/** `HH:MM:00` by Maryland's clock at which an event or a series begins; null for other entries. */
export function startClock(entry: LintedEntry): string | null {
  const span = spanOfEvent(entry);
  if (span) return `${span.start.time.slice(0, 5)}:00`;
  const { startTime } = entry.values;
  const isSeries = entry.uid === 'api::event-series.event-series';
  return isSeries && typeof startTime === 'string' && /^\d{2}:\d{2}:\d{2}/.test(startTime)
    ? `${startTime.slice(0, 5)}:00`
    : null;
}
