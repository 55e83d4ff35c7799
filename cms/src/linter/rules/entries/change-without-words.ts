import { advice, type Finding } from '../../finding';
import type { Rule } from '../../rule';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What visitors need to know beside “Moved online” or “Rescheduled”, by field. */
const NEEDED: Readonly<Record<string, { path: string; words: string; mend: string }>> = {
  'Moved online': {
    path: 'onlineLink',
    words: 'Link to join online',
    mend: 'Enter the address of the meeting: without it, nobody can join.',
  },
  Rescheduled: {
    path: 'previousStartDate',
    words: 'Was planned for',
    mend: 'Enter the day that was announced before: visitors read it crossed out.',
  },
};

/** An event that does not take place as announced, and leaves its visitors guessing. */
export const changeWithoutWords: Rule = ({ uid, values }): Finding[] => {
  const needed = uid === 'api::event.event' ? NEEDED[String(values.eventStatus)] : undefined;
  if (!needed || !isEmpty(values[needed.path])) return [];
  const { path, words, mend } = needed;
  return [
    advice({ path: [path], words }, { what: `The event is “${String(values.eventStatus)}”, and this is empty.`, mend }),
  ];
};
