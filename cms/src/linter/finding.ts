/** `wrong` would be wrong on the site, and is not published; `advice` is for whoever writes. */
export type Severity = 'wrong' | 'advice';

/** Where something is in a form. */
export interface Place {
  /** The field, and within a list of forms the number and the field there. */
  path: string[];
  /** The same as the form's labels say it: 'Chapters, 2: Title'. */
  words: string;
}

/** What a rule finds. */
export interface Finding {
  severity: Severity;
  place: Place;
  /** What is wrong, in a sentence. */
  what: string;
  /** What to do about it, in a sentence. */
  mend: string;
}

/** What a rule says of one place, before it is weighed. */
type Said = Pick<Finding, 'what' | 'mend'>;

const weighed =
  (severity: Severity) =>
  ({ path, words }: Place, said: Said): Finding => ({ severity, place: { path, words }, ...said });

export const wrong = weighed('wrong');
export const advice = weighed('advice');

/** 'Write “a” instead of “b”.' */
export const instead = (better: string, written: string) => `Write “${better}” instead of “${written}”.`;
