import { type Database, follow, type LastAnswers, type Queries } from 'database';
import { hash } from 'node:crypto';
import * as v from 'valibot';
import type { AuditEntry } from '../audit/audit-log.ts';
import type { ReleaseTable } from '../../table/release-table.ts';
import type { ReleaseObjects } from '../release-files/release-objects.ts';
import type { ReleaseStore, Revision } from '../release-store.ts';
import { createRevisions } from '../revisions.ts';
import { seal } from '../sealed-table.ts';
import { appendEntry } from './postgres-audit-log.ts';
import { storedFiles } from './stored-files.ts';

export interface PostgresReleaseStoreOptions {
  readonly database: Database;
  /** Reads the table of that database. */
  readonly lastAnswers: Pick<LastAnswers, 'query' | 'mustAnswer'>;
  /** Folder of this machine for copies of the releases that it serves. */
  readonly root: string;
  /** Of this site's edges, see {@link seal}. */
  readonly sealKey: Buffer;
  /** Serial of the last table that is known to have been in force; an older one is refused. */
  readonly seen: number;
  /** New releases go there. Default: into the database. */
  readonly objects?: ReleaseObjects | undefined;
}

const CHANNEL = 'release_table';

const IS_STORED = `SELECT sha256(convert_to(sealed, 'UTF8')) = $1 AS same FROM edge.release_table`;
const IsStored = v.tuple([v.object({ same: v.boolean() })]);
const Row = v.tuple([v.object({ version: v.number(), sealed: v.string() })]);

/** The store in Postgres: a table and its audit entry are stored in one transaction. */
export function postgresReleaseStore(options: PostgresReleaseStoreOptions): ReleaseStore {
  const { database, lastAnswers, sealKey, seen } = options;
  const { read, accept } = createRevisions(sealKey, seen);
  let last: string | undefined;

  /** A table of many releases is transferred when it changes: every edge looks every few seconds. */
  async function readTable(): Promise<string> {
    const known = lastAnswers.mustAnswer() ? undefined : last;
    if (known !== undefined && (await isStored(database, known))) return known;
    // Always the same statement, so the copy for a start without the database has one answer.
    const { sealed } = await readRow(lastAnswers);
    last = sealed;
    return sealed;
  }

  return {
    ...storedFiles(options),
    read: () => read(readTable),
    watch: (onChange) => follow(database, CHANNEL, onChange),
    async compareAndSwap(revision: string, next: ReleaseTable, entry?: AuditEntry): Promise<Revision | null> {
      const stored = await database.transaction(async (transaction) => {
        let version = 0;
        const present = await read(async () => {
          const row = await readRow(transaction);
          version = row.version;
          return row.sealed;
        });
        if (present.revision !== revision) return null;
        const text = seal({ serial: present.serial + 1, table: next }, sealKey);
        const isMine = await replaceRow(transaction, version, text);
        if (isMine && entry) await appendEntry(transaction, entry);
        return isMine ? text : null;
      });
      // Only now is it in force: a transaction may fail at its end.
      return stored === null ? null : accept(stored);
    },
  };
}

async function readRow(queries: Queries): Promise<{ readonly version: number; readonly sealed: string }> {
  const [row] = v.parse(Row, (await queries.query('SELECT version, sealed FROM edge.release_table')).rows);
  return row;
}

async function isStored(queries: Queries, sealed: string): Promise<boolean> {
  const { rows } = await queries.query(IS_STORED, [hash('sha256', sealed, 'buffer')]);
  return v.parse(IsStored, rows)[0].same;
}

/** Waits for another edge's change to the row, and then finds its version gone. Returns whether it replaced the row. */
async function replaceRow(queries: Queries, version: number, sealed: string): Promise<boolean> {
  const text = 'UPDATE edge.release_table SET version = version + 1, sealed = $2 WHERE version = $1';
  const { count } = await queries.query(text, [version, sealed]);
  if (count === 0) return false;
  await queries.query('SELECT pg_notify($1, $2)', [CHANNEL, String(version + 1)]);
  return true;
}
