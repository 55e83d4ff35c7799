import { endMistake } from '../../../event-times/end-mistake';
import { wrong } from '../../finding';
import { spanOfEvent } from '../../reading/event-span';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

/** An event that is over before it begins. The form refuses it; it may be stored from before, or in a backup. */
export const endBeforeStart: Rule = (entry) => {
  const span = spanOfEvent(entry);
  const mistake = span?.endDate ? endMistake(span.startDate, span.endDate) : null;
  return mistake ? [wrong(placeOf(entry.uid, 'endDate'), mistake)] : [];
};
