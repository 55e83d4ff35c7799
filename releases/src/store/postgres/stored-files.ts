import type { Database, Queries } from 'database';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { ReleaseError, ReleaseExists } from '../../table/release-error.ts';
import type { ReleaseFolder } from '../../table/names.ts';
import { localCopies, writeInside } from '../release-files/local-copies.ts';
import type { ReleaseFiles } from '../release-files/release-folders.ts';
import type { ReleaseObjects } from '../release-files/release-objects.ts';
import { filesOf, STATEMENT_FILE } from '../signing/release-statement.ts';

export interface StoredFilesOptions {
  readonly database: Database;
  /** Folder of this machine for copies of the releases that it serves. */
  readonly root: string;
  /** New releases go there. Default: their files are rows. */
  readonly objects?: ReleaseObjects | undefined;
}

const TIDIED_AT_ONCE = 1_000;

export const STATEMENTS = {
  add: 'INSERT INTO edge.releases (section, version, object) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  addFile: 'INSERT INTO edge.release_files (section, version, path, content) VALUES ($1, $2, $3, $4)',
  find: 'SELECT object FROM edge.releases WHERE section = $1 AND version = $2',
  touch: 'UPDATE edge.releases SET stored = now() WHERE section = $1 AND version = $2',
  remove: 'DELETE FROM edge.releases WHERE section = $1 AND version = $2',
  old: `SELECT section, version FROM edge.releases WHERE (section, version) > ($1, $2) AND stored < now() - interval '1 day'
    ORDER BY section, version LIMIT $3`,
  /** Unless a publication has found it meanwhile. */
  isOld: `SELECT FROM edge.releases WHERE section = $1 AND version = $2 AND stored < now() - interval '1 day' FOR UPDATE`,
  files: `SELECT path, content FROM edge.release_files WHERE section = $1 AND version = $2 AND path > $3
    ORDER BY path LIMIT $4`,
};

const Entries = v.array(v.object({ object: v.nullable(v.string()) }));
const Releases = v.array(v.object({ section: v.string(), version: v.string() }));

/** Each release is a row; its files are rows that never change, or one object. Copies of them are on this machine. */
export function storedFiles({ database, root, objects }: StoredFilesOptions): ReleaseFiles {
  const copies = localCopies(root, async (release, folder) => {
    const object = await findObject(database, release);
    if (typeof object !== 'string') return writeFiles(database, release, folder);
    await bucketOf(objects).write(object, folder);
    return true;
  });

  async function remove(queries: Queries, { section, version }: ReleaseFolder): Promise<void> {
    const object = await findObject(queries, { section, version });
    // First: what is left half-way is found by its row.
    if (typeof object === 'string') await bucketOf(objects).remove(object);
    await queries.query(STATEMENTS.remove, [section, version]);
  }

  const removeOld = (release: ReleaseFolder) =>
    database.transaction(async (transaction) => {
      const isOld = (await transaction.query(STATEMENTS.isOld, [release.section, release.version])).count > 0;
      if (isOld) await remove(transaction, release);
      return isOld;
    });

  return {
    ...copies,
    publish: async (release, from) =>
      objects ? storeObject({ database, objects }, release, from) : storeFiles(database, release, from),
    has: async ({ section, version }) => (await database.query(STATEMENTS.touch, [section, version])).count > 0,
    async remove(release) {
      await remove(database, release);
      await copies.remove(release);
    },
    async tidy(isNamed) {
      const gone: ReleaseFolder[] = [];
      for await (const release of oldReleases(database))
        if (!isNamed(release) && (await removeOld(release))) gone.push(release);
      return [...gone, ...(await copies.tidy(isNamed))];
    },
  };
}

function bucketOf(objects: ReleaseObjects | undefined): ReleaseObjects {
  if (objects) return objects;
  throw new ReleaseError(
    "The release's files are in a bucket, and this edge knows none. Start it with the RELEASE_BUCKET of the site's other edges.",
  );
}

/** The object that has a release's files. Null when they are rows, undefined without such a release. */
async function findObject(queries: Queries, { section, version }: ReleaseFolder) {
  return v.parse(Entries, (await queries.query(STATEMENTS.find, [section, version])).rows)[0]?.object;
}

/** Releases that were stored more than a day ago, however many there are. */
async function* oldReleases(database: Database): AsyncGenerator<ReleaseFolder> {
  let last = { section: '', version: '' };
  for (;;) {
    const { rows } = await database.query(STATEMENTS.old, [last.section, last.version, TIDIED_AT_ONCE]);
    const found = v.parse(Releases, rows);
    yield* found;
    last = found.at(-1) ?? last;
    if (found.length < TIDIED_AT_ONCE) return;
  }
}

async function storeFiles(database: Database, { section, version }: ReleaseFolder, from: string): Promise<void> {
  const files = await filesOf(from);
  const statement = (await readdir(from)).filter((name) => name === STATEMENT_FILE);
  await database.transaction(async (transaction) => {
    const { count } = await transaction.query(STATEMENTS.add, [section, version, null]);
    if (count === 0) throw new ReleaseExists(releaseName(section, version));
    for (const path of [...files, ...statement])
      await transaction.query(STATEMENTS.addFile, [section, version, path, await readFile(join(from, path))]);
  });
}

/** The row comes last, so a release is there once its object is whole. */
async function storeObject(
  { database, objects }: { readonly database: Database; readonly objects: ReleaseObjects },
  release: ReleaseFolder,
  from: string,
): Promise<void> {
  const { section, version } = release;
  const present = () => findObject(database, release);
  if ((await present()) !== undefined) throw new ReleaseExists(releaseName(section, version));
  const object = await objects.store(release, from);
  const { count } = await database.query(STATEMENTS.add, [section, version, object]);
  if (count > 0) return;
  // The same files of another publisher are the same object.
  if ((await present()) !== object) await objects.remove(object);
  throw new ReleaseExists(releaseName(section, version));
}

/** Rows that are held in memory at a time. */
const AT_A_TIME = 20;
const Files = v.array(v.object({ path: v.string(), content: v.instance(Buffer) }));

/** Writes the files that the database has of a release. Returns whether it has files of it. */
async function writeFiles(database: Database, release: ReleaseFolder, draft: string): Promise<boolean> {
  let last = '';
  for (;;) {
    const { rows } = await database.query(STATEMENTS.files, [release.section, release.version, last, AT_A_TIME]);
    for (const { path, content } of v.parse(Files, rows)) await writeInside(draft, path, content);
    last = v.parse(Files, rows.slice(-1))[0]?.path ?? last;
    if (rows.length < AT_A_TIME) return last !== '';
  }
}
