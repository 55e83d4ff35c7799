import { hash } from 'node:crypto';
import { join } from 'node:path';
import { ReleaseRefused } from '../../table/release-error.ts';
import type { ReleaseFolder } from '../../table/names.ts';
import { STATEMENT_FILE } from '../signing/release-statement.ts';
import { readText } from '../files/text-files.ts';
import type { Bucket } from './bucket.ts';
import { packBuild } from './pack-build.ts';
import { unpackBuild } from './unpack-build.ts';

/** Releases in a bucket, each one object that never changes, named by its bytes: `events/1.1.0/<SHA-256>.tar.gz`. */
export interface ReleaseObjects {
  /** Stores a folder's files. Returns the object's name; the same files have the same. */
  store(release: ReleaseFolder, from: string): Promise<string>;
  /** Writes an object's files into a folder. Throws {@link ReleaseRefused} when they are missing or not what was stored. */
  write(object: string, folder: string): Promise<void>;
  remove(object: string): Promise<void>;
}

export function createReleaseObjects(bucket: Bucket): ReleaseObjects {
  return {
    async store({ section, version }, from) {
      const packed = await packBuild(from, await readText(join(from, STATEMENT_FILE)));
      const object = `${section}/${version}/${hash('sha256', packed)}.tar.gz`;
      await bucket.put(object, packed);
      return object;
    },
    async write(object, folder) {
      const packed = await bucket.get(object);
      if (!packed)
        throw new ReleaseRefused(`The bucket has no ${object}. Publish a new version, or restore the bucket.`);
      if (!object.endsWith(`/${hash('sha256', packed)}.tar.gz`))
        throw new ReleaseRefused(`${object} in the bucket is not what was stored there: somebody has changed it.`);
      await unpackBuild(packed, folder);
    },
    remove: bucket.remove,
  };
}
