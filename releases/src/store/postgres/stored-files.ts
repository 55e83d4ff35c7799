import type { Database, Queries } from 'database';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { ReleaseExists, ReleaseRefused } from '../../table/release-error.ts';
import type { ReleaseFolder } from '../../table/names.ts';
import { releaseFolders } from '../release-folders.ts';
import type { ReleaseStore } from '../release-store.ts';
import { filesOf, STATEMENT_FILE } from '../signing/release-statement.ts';

/** Rows that are held in memory at a time. */
const AT_A_TIME = 20;
const Files = v.array(v.object({ path: v.string(), content: v.instance(Buffer) }));

/** The files of releases: rows that never change, and copies of them on this machine. */
export function storedFiles(
  database: Database,
  root: string,
): Pick<ReleaseStore, 'publish' | 'has' | 'remove' | 'folder' | 'fetch'> {
  const here = releaseFolders(root);
  const underWay = new Map<string, Promise<void>>();

  async function copyHere(release: ReleaseFolder): Promise<void> {
    const draft = join(root, `.draft-${randomUUID()}`);
    try {
      if (await writeFiles(database, release, draft)) await moveIntoPlace(draft, here.folder(release));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    folder: here.folder,
    publish: (release, from) => database.transaction((transaction) => storeFiles(transaction, release, from)),
    async has({ section, version }) {
      const text = 'SELECT FROM edge.releases WHERE section = $1 AND version = $2';
      return (await database.query(text, [section, version])).count > 0;
    },
    async remove(release) {
      const { section, version } = release;
      await database.query('DELETE FROM edge.releases WHERE section = $1 AND version = $2', [section, version]);
      await here.remove(release);
    },
    async fetch(release) {
      const target = here.folder(release);
      if (await here.has(release)) return target;
      const copying = underWay.get(target) ?? copyHere(release).finally(() => underWay.delete(target));
      underWay.set(target, copying);
      await copying;
      return target;
    },
  };
}

async function storeFiles(transaction: Queries, { section, version }: ReleaseFolder, from: string): Promise<void> {
  const files = await filesOf(from);
  const statement = (await readdir(from)).filter((name) => name === STATEMENT_FILE);
  const text = 'INSERT INTO edge.releases (section, version) VALUES ($1, $2) ON CONFLICT DO NOTHING';
  const { count } = await transaction.query(text, [section, version]);
  if (count === 0) throw new ReleaseExists(releaseName(section, version));
  for (const path of [...files, ...statement]) {
    const row = [section, version, path, await readFile(join(from, path))];
    await transaction.query(
      'INSERT INTO edge.release_files (section, version, path, content) VALUES ($1, $2, $3, $4)',
      row,
    );
  }
}

/** Returns whether the release has any. */
async function writeFiles(database: Database, release: ReleaseFolder, draft: string): Promise<boolean> {
  const text = `SELECT path, content FROM edge.release_files
    WHERE section = $1 AND version = $2 AND path > $3 ORDER BY path LIMIT ${AT_A_TIME}`;
  let last = '';
  for (;;) {
    const { rows } = await database.query(text, [release.section, release.version, last]);
    for (const { path, content } of v.parse(Files, rows)) await writeInside(draft, path, content);
    last = v.parse(Files, rows.slice(-1))[0]?.path ?? last;
    if (rows.length < AT_A_TIME) return last !== '';
  }
}

/** Who can write the database writes no file elsewhere. */
async function writeInside(folder: string, path: string, content: Buffer): Promise<void> {
  const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || /[\\\0]/.test(path)) throw new ReleaseRefused(`"${path}" leads out of a release's folder.`);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx', flush: true });
}

/** Does nothing when another edge on this disk was quicker. */
async function moveIntoPlace(draft: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target).catch(async (error: unknown) => {
    await readdir(target).catch(() => Promise.reject(error));
  });
}
