import type { Answers } from '../queue/submission.ts';

export interface Signs {
  readonly answers: Answers;
  /** The text of the hidden field. */
  readonly homepage?: string | undefined;
  /** How long the visitor took to fill in the form. Undefined without JavaScript. */
  readonly seconds?: number | undefined;
}

const FASTEST_SECONDS = 3;
const MOST_LINKS = 2;

const LINK = /https?:\/\/|\bwww\.|\[url/i;
const LINKS = /(?:https?:\/\/|\bwww\.|\[url)[^\s]*/gi;
const ADVERTISING = /\b(casino|viagra|cialis|crypto|bitcoin|forex|payday|backlinks?|seo|escorts?|porn)\b/i;

/**
 * Tells staff why a form looks like spam. Null when it does not. Staff review such a form, so it is not lost. There are
 * few signs, so that staff understand the reason.
 */
export function suspicionOf({ answers, homepage = '', seconds = FASTEST_SECONDS }: Signs): string | null {
  const text = Object.values(answers).join('\n');
  const links = text.match(LINKS)?.length ?? 0;
  const { firstName = '', lastName = '' } = answers;
  if (homepage.trim() !== '') return 'the hidden field was filled in';
  if (LINK.test(`${firstName} ${lastName}`)) return 'there is a link in the name';
  if (links > MOST_LINKS) return `there are more than ${MOST_LINKS} links in it`;
  // A fast form without a link is no sign: browsers fill in whole forms for people.
  if (links > 0 && seconds < FASTEST_SECONDS) return `it was sent within ${FASTEST_SECONDS} seconds, with a link in it`;
  if (links > 0 && ADVERTISING.test(text)) return 'there is a link beside words of advertising';
  return null;
}
