import { stat } from 'node:fs/promises';

import type { TemporaryFile } from '../../temporary-files/temporary-files';
import { convertHeic } from './convert-heic';

const PROBLEMS = {
  'too large': 'has more than 64 megapixels',
  unreadable: 'could not be read: it is damaged, or of a rare kind',
};

const nameOf = (name: string) => (/\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[a-z0-9]+$/i, '')}.jpg`);

/** Makes an uploaded HEIC an uploaded JPEG, 'IMG_2041.HEIC' 'IMG_2041.jpg'; returns why it could not, and what to do. */
export async function heicAsJpeg(file: TemporaryFile, name: string): Promise<string | null> {
  const result = await convertHeic(file.filepath);
  if (result !== 'converted')
    return `“${name}” is an iPhone picture (HEIC) that ${PROBLEMS[result]}. Save it as JPEG, and add that file.`;
  const { size } = await stat(file.filepath);
  Object.assign(file, { size, mimetype: 'image/jpeg', originalFilename: nameOf(name) });
  return null;
}
