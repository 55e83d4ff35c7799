import * as v from 'valibot';

import { blockAt, type BlocksEditor, isBlank } from './blocks-editor';

/** What Strapi keeps of a picture within a text. */
const FIELDS = [
  'name',
  'alternativeText',
  'url',
  'caption',
  'width',
  'height',
  'formats',
  'hash',
  'ext',
  'mime',
  'size',
  'previewUrl',
  'provider',
  'provider_metadata',
  'createdAt',
  'updatedAt',
] as const;

export const picturesSchema = v.array(v.record(v.string(), v.unknown()));

/** Inserts pictures behind the paragraph with the cursor, and in place of no text; without a text, they have none, and not their file's name. */
export function insertPictures(editor: BlocksEditor, pictures: v.InferOutput<typeof picturesSchema>): void {
  const nodes = pictures.map((picture) => ({
    type: 'image',
    image: Object.fromEntries(FIELDS.map((field) => [field, picture[field] ?? null])),
    children: [{ type: 'text', text: '' }],
  }));
  const index = blockAt(editor);
  const place = isBlank(editor, index) ? index : index + 1;
  editor.insertNodes(nodes, { at: [place] });
  editor.select(editor.end([place + nodes.length - 1]));
}
