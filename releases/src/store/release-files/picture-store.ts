import type { Database } from 'database';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ReleaseFolder } from '../../table/names.ts';
import { writeWhole } from '../files/text-files.ts';
import { releasesIn } from './release-folders.ts';

/** Pictures of published releases, and what they show. They can be made again. */
export interface PictureStore {
  /** @param name letters, digits, dots, dashes */
  put(release: ReleaseFolder, name: string, content: Buffer): Promise<void>;
  /** Undefined when there is none. */
  get(release: ReleaseFolder, name: string): Promise<Buffer | undefined>;
  /** Deletes all of a release. */
  clear(release: ReleaseFolder): Promise<void>;
  /** Deletes those of releases that `isNamed` denies. */
  tidy(isNamed: (release: ReleaseFolder) => boolean): Promise<void>;
}

/** Pictures in `<root>/<section>/<version>/`. */
export function filePictures(root: string): PictureStore {
  const folder = ({ section, version }: ReleaseFolder) => join(root, section, version);
  const clear = (release: ReleaseFolder) => rm(folder(release), { recursive: true, force: true });
  return {
    async put(release, name, content) {
      await mkdir(folder(release), { recursive: true });
      await writeWhole(join(folder(release), name), content);
    },
    get: (release, name) => readFile(join(folder(release), name)).catch(() => undefined),
    clear,
    async tidy(isNamed) {
      for (const release of await releasesIn(root)) if (!isNamed(release)) await clear(release);
    },
  };
}

const PUT = `INSERT INTO edge.release_pictures (section, version, name, content) VALUES ($1, $2, $3, $4)
  ON CONFLICT (section, version, name) DO UPDATE SET content = EXCLUDED.content`;
const GET = 'SELECT content FROM edge.release_pictures WHERE section = $1 AND version = $2 AND name = $3';
const CLEAR = 'DELETE FROM edge.release_pictures WHERE section = $1 AND version = $2';
const Rows = v.array(v.object({ content: v.instance(Buffer) }));

/** Pictures that all edges of a site share. The database deletes them with the release. */
export function sharedPictures({ query }: Pick<Database, 'query'>): PictureStore {
  return {
    async put({ section, version }, name, content) {
      await query(PUT, [section, version, name, content]);
    },
    async get({ section, version }, name) {
      return v.parse(Rows, (await query(GET, [section, version, name])).rows)[0]?.content;
    },
    async clear({ section, version }) {
      await query(CLEAR, [section, version]);
    },
    tidy: async () => undefined,
  };
}
