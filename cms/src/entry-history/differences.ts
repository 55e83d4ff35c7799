import { changedFields, type EntryVersion } from './entry-version';
import { guideOf } from '../editor-guide/guide-of';
import { valueWords } from './value-words';

/** One field of two versions, in words. */
export interface Difference {
  field: string;
  was: string;
  is: string;
}

const LONGEST = 600;
const BEFORE = 80;

/** Of long texts the place at which they begin to differ. */
function aroundDifference(text: string, other: string): string {
  if (Math.max(text.length, other.length) <= LONGEST) return text;
  const same = [...text].findIndex((letter, index) => letter !== other[index]);
  const start = Math.max(0, (same < 0 ? Math.min(text.length, other.length) : same) - BEFORE);
  const shown = text.slice(start, start + LONGEST);
  return `${start > 0 ? '… ' : ''}${shown}${start + LONGEST < text.length ? ' …' : ''}`;
}

/** What the form says at a field, for people; as the panel names it. */
export const labelOf = (uid: string, field: string) => guideOf(uid)?.fields[field]?.label ?? field;

/** Field by field what an earlier version said, and what is stored now. */
export function differences(uid: string, before: EntryVersion, now: EntryVersion): Difference[] {
  return changedFields(uid, before, now).map((field) => {
    const [was, is] = [valueWords(before[field]), valueWords(now[field])];
    if (was === is) return { field: labelOf(uid, field), was: `${was} (formatted differently)`, is };
    return { field: labelOf(uid, field), was: aroundDifference(was, is), is: aroundDifference(is, was) };
  });
}
