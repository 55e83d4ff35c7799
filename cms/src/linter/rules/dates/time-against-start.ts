import { readClock } from '../../../church-fields/read-clock';
import { clockWords } from '../../../church-clock/clock-words';
import { advice } from '../../finding';
import type { LintedText } from '../../linted-entry';
import { datesInText } from '../../reading/dates-in-text';
import { spanOfEvent, type EventSpan } from '../../reading/event-span';
import { startClock } from '../../reading/start-clock';
import type { Rule } from '../../rule';

const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?`;

/** What speaks of the whole event: 'The concert starts at 7 PM', 'Time: 7 PM', and not 'Lunch starts at noon'. */
const STARTS = new RegExp(
  String.raw`(?:^|[.!?]\s+|\b(?:we|it|everything|the (?:event|evening|morning|concert|service|program|meeting|party))\s+)` +
    String.raw`(?:will\s+)?(?:start|begin)s?(?:ing)?\s+(?:promptly |sharp )?at\s+(${CLOCK})`,
  'i',
);
const LABELLED = new RegExp(String.raw`^(?:time|start|starts|starting time)\s*:\s*(${CLOCK})`, 'i');
const ANY = new RegExp(String.raw`\b(${CLOCK})`, 'i');

/** The first time that is said to be the event's. */
function timeIn({ kind, text }: LintedText): string | null {
  const patterns = kind === 'title' ? [ANY] : [STARTS, LABELLED];
  for (const pattern of patterns) {
    const read = readClock(pattern.exec(text)?.[1] ?? '');
    if ('value' in read) return read.value;
  }
  return null;
}

/** A time beside the event's own date, outside of the event. */
function timeBesideDate({ kind, text }: LintedText, span: EventSpan | null): string | null {
  if (!span || kind === 'title' || (span.end && span.end.day !== span.start.day)) return null;
  const { start, end } = span;
  const isOutside = (time: string) => time < start.time.slice(0, 6) || time > (end?.time ?? '23:59:59');
  const [, month, day] = start.day.split('-').map(Number);
  const found = datesInText(text).find((date) => date.month === month && date.day === day && date.time !== null);
  return found?.time && isOutside(found.time) ? found.time : null;
}

/** A time in an event's text that is not the one of its form. */
export const timeAgainstStart: Rule = (entry) => {
  const start = startClock(entry);
  if (start === null) return [];
  return entry.texts.flatMap((place) => {
    const written = timeIn(place) ?? timeBesideDate(place, spanOfEvent(entry));
    if (written === null || written === start) return [];
    return [
      advice(place, {
        what: `It says ${clockWords(written)}, but “Starts” says ${clockWords(start)}.`,
        mend: 'Correct the one that is wrong.',
      }),
    ];
  });
};
