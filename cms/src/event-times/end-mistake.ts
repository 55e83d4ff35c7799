import { momentWords } from '../church-clock/moment-words';

/** What to type instead of an end that is not after the start; null where it is. */
export function endMistake(start: Date, end: Date): string | null {
  if (end > start) return null;
  return `“Ends” is not after “Starts”, which is ${momentWords(start)}. Use a later time, or leave “Ends” empty.`;
}
