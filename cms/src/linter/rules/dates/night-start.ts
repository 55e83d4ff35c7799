import { clockWords } from '../../../church-clock/clock-words';
import { advice } from '../../finding';
import { startClock } from '../../reading/start-clock';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

/** What does begin at night says so. */
const OF_NIGHT = /night|vigil|watch|midnight|sunrise|dawn|24[ -]?h|new year/i;

/** AM for PM: two in the morning for two in the afternoon. */
export const nightStart: Rule = (entry) => {
  const clock = startClock(entry);
  if (clock === null || clock >= '05:00:00' || entry.texts.some(({ text }) => OF_NIGHT.test(text))) return [];
  const afternoon = clockWords(`${Number(clock.slice(0, 2)) + 12}${clock.slice(2)}`);
  const place = placeOf(entry.uid, entry.uid === 'api::event.event' ? 'startDate' : 'startTime');
  return [
    advice(place, {
      what: `It starts at ${clockWords(clock)}, at night.`,
      mend: `Enter ${afternoon} if that is meant.`,
    }),
  ];
};
