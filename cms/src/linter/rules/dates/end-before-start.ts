import { endMistake } from '../../../event-times/end-mistake';
import { wrong } from '../../finding';
import { spanOfEvent } from '../../reading/event-span';
import type { Rule } from '../../rule';

/** An event that is over before it begins. The form refuses it; it may be stored from before, or in a backup. */
export const endBeforeStart: Rule = (entry) => {
  const span = spanOfEvent(entry);
  const mistake = span?.endDate ? endMistake(span.startDate, span.endDate) : null;
  if (mistake === null) return [];
  const [what = mistake, mend = ''] = mistake.split(/(?<=\.) (?=Use )/);
  return [wrong({ path: ['endDate'], words: 'Ends' }, { what, mend })];
};
