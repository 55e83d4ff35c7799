import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

export interface NewFile {
  name: string;
  mime: string;
  content: Buffer;
  alternativeText: string;
}

/** `id` is what an entry refers to; the rest is what a picture inside a text repeats. */
const uploadedSchema = v.object({
  id: v.number(),
  name: v.string(),
  alternativeText: v.nullable(v.string()),
  caption: v.nullable(v.string()),
  url: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  formats: v.nullable(v.record(v.string(), v.unknown())),
  hash: v.string(),
  ext: v.string(),
  mime: v.string(),
  size: v.number(),
  provider: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type UploadedFile = v.InferOutput<typeof uploadedSchema>;

/** Through the same service as an upload in the panel, so that the smaller formats are made as well. */
export async function addToMediaLibrary(strapi: Core.Strapi, file: NewFile): Promise<UploadedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-seed-'));
  const filepath = join(folder, file.name);
  try {
    await writeFile(filepath, file.content);
    const { size } = await stat(filepath);
    const uploaded: unknown = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name: file.name, alternativeText: file.alternativeText } },
        files: { filepath, originalFilename: file.name, mimetype: file.mime, size },
      });
    const [added] = v.parse(v.tuple([uploadedSchema]), uploaded);
    return added;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
