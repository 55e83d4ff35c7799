import { advice, type Finding } from '../../finding';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What visitors need to know beside “Moved online” or “Rescheduled”, by field. */
const NEEDED: Readonly<Record<string, { field: string; mend: string }>> = {
  'Moved online': {
    field: 'onlineLink',
    mend: 'Enter the address of the meeting: without it, nobody can join.',
  },
  Rescheduled: {
    field: 'previousStartDate',
    mend: 'Enter the day that was announced before: visitors read it crossed out.',
  },
};

/** An event that does not take place as announced, and leaves its visitors guessing. */
export const changeWithoutWords: Rule = ({ uid, values }): Finding[] => {
  const needed = uid === 'api::event.event' ? NEEDED[String(values.eventStatus)] : undefined;
  if (!needed || !isEmpty(values[needed.field])) return [];
  const what = `The event is “${String(values.eventStatus)}”, and this is empty.`;
  return [advice(placeOf(uid, needed.field), { what, mend: needed.mend })];
};
