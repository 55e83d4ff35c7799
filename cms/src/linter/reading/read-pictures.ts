import * as v from 'valibot';

import type { Place } from '../finding';
import type { EntryParts } from '../linted-entry';

const fileSchema = v.object({
  name: v.optional(v.string(), ''),
  mime: v.optional(v.string(), 'image/'),
  alternativeText: v.nullish(v.string(), ''),
});

/** Reads the pictures of a field, or the one in a text. Recordings and videos have no text to be read instead. */
export function readPictures(value: unknown, place: Place, { pictures }: EntryParts): void {
  for (const file of Array.isArray(value) ? value : [value]) {
    const { success, output } = v.safeParse(fileSchema, file);
    if (!success || !output.mime.startsWith('image/')) continue;
    pictures.push({ ...place, fileName: output.name, text: output.alternativeText?.trim() ?? '' });
  }
}
