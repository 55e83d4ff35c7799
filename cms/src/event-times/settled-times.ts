import { CHURCH_ZONE, churchMoment, wallClockIn } from '../church-clock/church-clock';
import { readClock } from '../church-fields/read-clock';
import { type ReadResult, understood } from '../church-fields/read-result';
import { churchTimeOf } from './church-time-of';
import type { StoredTimes } from './stored-times';
import { startMissing, timesContradict, timeUnread } from './time-reports';

interface OneTime {
  start: Date | null;
  time: string | null;
  /** For whoever knows what was meant; null where nothing was ambiguous. */
  report: string | null;
}

const STORED_TIME = /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}/;

/** Drafts stored whatever was typed, '7 PM' and 'noon' too. */
function readTyped(typed: string): ReadResult<string> {
  const stored = STORED_TIME.exec(typed)?.[0];
  return stored === undefined ? readClock(typed) : understood(stored);
}

/**
 * What an event's start and time become that were once typed apart: visitors go on reading what they read.
 * Null: they agree.
 */
export function settledTimes(stored: StoredTimes): OneTime | null {
  const typed = (stored.time ?? '').normalize('NFKC').trim();
  const { startDate } = stored;
  if (startDate === null) return typed === '' ? null : { start: null, time: null, report: startMissing(stored, typed) };
  const own = churchTimeOf(startDate);
  const unchanged = { start: startDate, time: own };
  const read = typed === '' ? understood(own) : readTyped(typed);
  if ('mistake' in read) return { ...unchanged, report: timeUnread(stored, { start: startDate, typed, ...read }) };
  if (read.value === own) return stored.time === own ? null : { ...unchanged, report: null };
  const settled = churchMoment({ day: wallClockIn(CHURCH_ZONE, startDate).day, time: read.value });
  const report = timesContradict(stored, { start: startDate, typed: read.value, settled });
  return { start: settled, time: churchTimeOf(settled), report };
}
