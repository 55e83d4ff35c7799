import { momentWords } from '../church-clock/moment-words';

/** What is wrong with an end that is not after the start, and what to type instead; null where it is after it. */
export function endMistake(start: Date, end: Date): { readonly what: string; readonly mend: string } | null {
  if (end > start) return null;
  return {
    what: `“Ends” is not after “Starts”, which is ${momentWords(start)}.`,
    mend: 'Use a later time, or leave “Ends” empty.',
  };
}
