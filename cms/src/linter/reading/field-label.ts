import { guideOf } from '../../editor-guide/guide-of';
import type { Place } from '../finding';

/** 'startDate' as 'Start date': a content type that has no guide yet. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field as its form calls it; null where the form does not show it. */
export function fieldLabel(uid: string, name: string): string | null {
  const guide = guideOf(uid);
  return guide ? (guide.fields[name]?.label ?? null) : inWords(name);
}

/** A field of an entry's own. */
export const placeOf = (uid: string, name: string): Place => ({ path: [name], words: fieldLabel(uid, name) ?? name });
