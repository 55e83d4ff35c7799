import type { Database } from 'database';
import { afterTest, asOperator } from 'database/testing';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Trials, trialsInMemory } from '../judge/evidence/trials.ts';
import { sharedTrials } from '../judge/shared/shared-trials.ts';
import type { AuditLog } from '../store/audit/audit-log.ts';
import { fileAuditLog } from '../store/audit/file-audit-log.ts';
import { fileReleaseStore } from '../store/file-release-store.ts';
import { postgresAuditLog } from '../store/postgres/postgres-audit-log.ts';
import { postgresReleaseStore } from '../store/postgres/postgres-release-store.ts';
import { postgresTeamStore } from '../store/postgres/postgres-team-store.ts';
import { openBucket } from '../store/release-files/bucket.ts';
import { type ReleaseObjects, createReleaseObjects } from '../store/release-files/release-objects.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { fileTeamStore, type TeamStore } from '../store/teams/team-store.ts';
import { silentLog } from './silent-log.ts';
import { tempFolder } from './temp-folder.ts';
import { connectTo, sharedDatabase, withoutCopy } from './shared-database.ts';
import { testBucket } from './test-bucket.ts';
import { SEAL_KEY } from './signed-releases.ts';

/** What one edge has opened of what its site stores. */
interface EdgeStores {
  readonly store: ReleaseStore;
  readonly teams: TeamStore;
  readonly audit: AuditLog;
  /** Opens what its judge has counted. */
  readonly openTrials: () => Trials;
}

/** A site that stores nothing yet. */
export interface StoredSite {
  /** Opens it as a process of its own would: nothing but what is stored is shared. */
  readonly open: () => EdgeStores;
  /** The release table as it is stored. */
  readonly readTable: () => Promise<string>;
  /** Changes it past every edge. */
  readonly writeTable: (text: string) => Promise<void>;
  /** Lets two days pass since the files of all releases were stored or fetched. */
  readonly age: () => Promise<void>;
}

async function onFiles(): Promise<StoredSite> {
  const folder = await tempFolder();
  const root = join(folder, 'releases');
  const table = join(root, 'release-table.json');
  return {
    open() {
      const audit = fileAuditLog(join(folder, 'audit.jsonl'));
      const store = fileReleaseStore({ root, sealKey: SEAL_KEY, audit });
      return { store, teams: fileTeamStore(join(folder, 'teams.json')), audit, openTrials: trialsInMemory };
    },
    readTable: () => readFile(table, 'utf8'),
    async writeTable(text) {
      await mkdir(root, { recursive: true });
      await writeFile(table, text);
    },
    age: () => ageFolders(root),
  };
}

/** @param objects holds the files of releases. Default: the database does */
async function onPostgres(objects?: ReleaseObjects): Promise<StoredSite> {
  const [{ url, database }, folder] = [await sharedDatabase(), await tempFolder()];
  return {
    open() {
      const own = connectTo(url);
      const store = postgresReleaseStore({
        database: own,
        lastAnswers: withoutCopy(own),
        root: join(folder, randomUUID()),
        sealKey: SEAL_KEY,
        seen: 0,
        objects,
      });
      const openTrials = () => openSharedTrials(own);
      return { store, teams: postgresTeamStore(own), audit: postgresAuditLog(own), openTrials };
    },
    async readTable() {
      const { rows } = await database.query('SELECT sealed FROM edge.release_table');
      return (rows as readonly { readonly sealed: string }[])[0]?.sealed ?? '';
    },
    async writeTable(text) {
      await asOperator(url, `UPDATE edge.release_table SET sealed = $1, version = version + 1`, [text]);
      await asOperator(url, `NOTIFY release_table`);
    },
    async age() {
      await asOperator(url, `UPDATE edge.releases SET stored = stored - interval '2 days'`);
      for (const edge of await readdir(folder)) await ageFolders(join(folder, edge));
    },
  };
}

/** The judge's evidence of an edge that decides when no other one does. */
export function openSharedTrials(database: Database, log = silentLog): Trials {
  const trials = sharedTrials({ database, lease: database.lease('jobs'), log, everyMs: 50 });
  afterTest(trials.close);
  return trials;
}

async function ageFolders(root: string): Promise<void> {
  const before = new Date(Date.now() - 2 * 86_400_000);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of folders) await utimes(path, before, before);
}

/** Where a site can store what its edges share. Every test of a store runs on each. */
export const ENGINES: readonly (readonly [name: string, startSite: () => Promise<StoredSite>])[] = [
  ['files', onFiles],
  ['Postgres', () => onPostgres()],
];

/** Where the files of releases can be. */
export const FILE_ENGINES: typeof ENGINES = [
  ...ENGINES,
  ['a bucket', async () => onPostgres(createReleaseObjects(openBucket(await testBucket())))],
];
