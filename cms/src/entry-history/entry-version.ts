import { isDeepStrictEqual } from 'node:util';

import * as v from 'valibot';

import { guideOf } from '../editor-guide/guide-of';

const referenceSchema = v.object({ ref: v.union([v.string(), v.number()]), label: v.string() });

/** Another entry, or a media file, that an entry names; with the words that it had then. */
export type Reference = v.InferOutput<typeof referenceSchema>;

export const versionSchema = v.record(v.string(), v.unknown());

/** What the form of an entry said at one time: links and files are lists of references, forms within it lists of records. */
export type EntryVersion = v.InferOutput<typeof versionSchema>;

export const referencesIn = (value: unknown): Reference[] => v.parse(v.fallback(v.array(referenceSchema), []), value);

/** A place that got another name is the same place. */
function comparable(value: unknown): unknown {
  const references = referencesIn(value);
  return references.length > 0 ? references.map(({ ref }) => ref) : (value ?? null);
}

/** The fields in which two versions differ, in the order of the form. */
export function changedFields(uid: string, before: EntryVersion, after: EntryVersion): string[] {
  const names = Object.keys(guideOf(uid)?.fields ?? {});
  return names.filter((name) => !isDeepStrictEqual(comparable(before[name]), comparable(after[name])));
}
