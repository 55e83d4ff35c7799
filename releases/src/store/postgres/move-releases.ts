import { type Database, sharedSecrets } from 'database';
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ReleaseError } from '../../table/release-error.ts';
import type { ReleaseFolder } from '../../table/names.ts';
import { allEntries, type AuditEntry } from '../audit/audit-log.ts';
import { fileAuditLog } from '../audit/file-audit-log.ts';
import { fileReleaseStore } from '../file-release-store.ts';
import { macOf } from '../files/secrets.ts';
import { readText } from '../files/text-files.ts';
import { releasesIn } from '../release-files/release-folders.ts';
import { seal } from '../sealed-table.ts';
import { filesOf, STATEMENT_FILE } from '../signing/release-statement.ts';
import { operatorAccessText } from '../teams/operator-access.ts';
import { fileTeamStore } from '../teams/team-store.ts';
import type { Teams } from '../teams/team.ts';
import { appendEntry, postgresAuditLog } from './postgres-audit-log.ts';
import { postgresTeamStore } from './postgres-team-store.ts';
import { storedFiles } from './stored-files.ts';

/** One side of a comparison: how many there are, and a hash over all of them. */
interface Side {
  readonly count: number;
  readonly hash: string;
}

/** A part of a site, as it is in the data folder and in the database. */
export interface ComparedPart {
  readonly part: string;
  readonly source: Side;
  readonly target: Side;
}

export interface MoveOptions {
  /** Is only read. */
  readonly dataDir: string;
  /** The database of several edges, already migrated. */
  readonly database: Database;
  readonly siteKey: Buffer;
}

/** Tells sites apart. */
const SEAL_KEY = 'seal-key';
/** Names of 256 random bits in `DATA_DIR/operator`. */
const KEYS = [SEAL_KEY, 'preview-key', 'session-key', 'forms-key'];

/**
 * Copies the releases of a site on one machine, their table, teams, audit log and secrets into a shared database. Can be
 * repeated: what is there already stays, what has changed since is brought up to date.
 * Throws {@link ReleaseError} for a folder without a site, and for a database that has another site, or has been used since.
 */
export async function moveReleases({ dataDir, database, siteKey }: MoveOptions): Promise<readonly ComparedPart[]> {
  const source = await readSource(dataDir);
  await refuseOtherUse(source, { database, siteKey });
  const secrets = await moveSecrets(source.secrets, { database, siteKey });
  const audit = await moveAudit(source.entries, database);
  await postgresTeamStore(database).change(() => source.teams);
  const releases = await moveFolders(join(dataDir, 'releases'), database);
  // Last, because an edge serves what the table names.
  const text = `UPDATE edge.release_table SET sealed = $1, version = version + 1 WHERE sealed <> $1`;
  await database.query(text, [source.table]);
  const { rows } = await database.query('SELECT sealed FROM edge.release_table');
  const [{ sealed }] = v.parse(v.tuple([v.object({ sealed: v.string() })]), rows);
  const teams = await postgresTeamStore(database).read();
  return [
    { part: 'release table', source: sideOf([source.table]), target: sideOf([sealed]) },
    { part: 'files of releases', ...releases },
    { part: 'teams', source: sideOf(linesOf(source.teams)), target: sideOf(linesOf(teams)) },
    { part: 'entries of the audit log', ...audit },
    { part: 'secrets', ...secrets },
  ];
}

/** What the data folder has beside release files. */
interface Source {
  /** Texts by name. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Oldest first. */
  readonly entries: readonly AuditEntry[];
  readonly teams: Teams;
  /** Sealed; empty before the first release. */
  readonly table: string;
}

/** In this order: a running site refuses a table that is older than its log, or that names a key of no team. */
async function readSource(dataDir: string): Promise<Source> {
  const operator = join(dataDir, 'operator');
  const keys = await Promise.all(
    KEYS.map(async (name) => [name, (await readText(join(operator, name))).trim()] as const),
  );
  const entries = await allEntries(fileAuditLog(join(dataDir, 'audit.jsonl')));
  const sealKey = Buffer.from(keys[0]?.[1] ?? '', 'base64url');
  const access = await operatorAccessText(dataDir);
  if (sealKey.length === 0 || access === undefined)
    throw new ReleaseError(
      `${dataDir} holds no site: none has run with this data folder yet. DATA_DIR says where it is.`,
    );
  const { serial, table } = await fileReleaseStore({ root: join(dataDir, 'releases'), sealKey }).read();
  const teams = await fileTeamStore(join(dataDir, 'teams.json')).read();
  const secrets = new Map([...keys.filter(([, text]) => text !== ''), ['operator-access', access]]);
  return { secrets, entries, teams, table: serial === 0 ? '' : seal({ serial, table }, sealKey) };
}

const TAKE_AN_EMPTY_ONE = 'Name an empty one (`createdb`).';

/** Before anything changes. An audit log only grows: so what it says at the target must be how the source's begins. */
async function refuseOtherUse({ secrets, entries }: Source, { database, siteKey }: Omit<MoveOptions, 'dataDir'>) {
  const sealKey = secrets.get(SEAL_KEY) ?? '';
  if ((await sharedSecrets(database, siteKey).text(SEAL_KEY, () => sealKey)) !== sealKey)
    throw new ReleaseError(`The database holds another site already. ${TAKE_AN_EMPTY_ONE}`);
  const there = await allEntries(postgresAuditLog(database));
  if (there.every((entry, index) => JSON.stringify(entry) === JSON.stringify(entries[index]))) return;
  throw new ReleaseError(
    'The site runs on the database already: its audit log says more than the one of the data folder. To move again would ' +
      `undo that. ${TAKE_AN_EMPTY_ONE}`,
  );
}

async function moveSecrets(secrets: ReadonlyMap<string, string>, { database, siteKey }: Omit<MoveOptions, 'dataDir'>) {
  const shared = sharedSecrets(database, siteKey);
  const stored = new Map<string, string>();
  for (const [name, secret] of secrets) {
    const present = await shared.text(name, () => secret);
    if (present !== secret) await database.query('DELETE FROM edge.secrets WHERE name = $1', [name]);
    stored.set(name, await shared.text(name, () => secret));
  }
  const side = (texts: ReadonlyMap<string, string>) =>
    sideOf([...texts].map(([name, secret]) => macOf(secret, name, siteKey)));
  return { source: side(secrets), target: side(stored) };
}

async function moveAudit(entries: readonly AuditEntry[], database: Database) {
  const log = postgresAuditLog(database);
  const there = await allEntries(log);
  await database.transaction(async (transaction) => {
    for (const entry of entries.slice(there.length)) await appendEntry(transaction, entry);
  });
  return { source: sideOf(linesOf(entries)), target: sideOf(linesOf(await allEntries(log))) };
}

/** Each release in a transaction of its own: what a killed move has copied stays. */
async function moveFolders(root: string, database: Database) {
  const files = storedFiles({ database, root });
  const [source, target]: [string[], string[]] = [[], []];
  const releases = await releasesIn(root);
  for (const release of releases) {
    const folder = files.folder(release);
    const wanted = await hashesIn(folder, release);
    const there = await hashesAt(database, release);
    if (there.join() !== wanted.join()) {
      await removeAt(database, release);
      await files.publish(release, folder);
    }
    source.push(...wanted);
    target.push(...(await hashesAt(database, release)));
  }
  const names = new Set(releases.map(({ section, version }) => `${section} ${version}`));
  const { rows } = await database.query('SELECT section, version FROM edge.releases');
  const pruned = v.parse(Rows, rows).filter(({ section, version }) => !names.has(`${section} ${version}`));
  for (const release of pruned) await removeAt(database, release);
  return { source: sideOf(source), target: sideOf(target) };
}

const Rows = v.array(v.object({ section: v.string(), version: v.string() }));

async function hashesIn(folder: string, { section, version }: ReleaseFolder): Promise<readonly string[]> {
  const signed = (await readdir(folder)).filter((name) => name === STATEMENT_FILE);
  const lines = [...(await filesOf(folder)), ...signed].map(
    async (path) => `${section} ${version} ${path} ${hash('sha256', await readFile(join(folder, path)), 'hex')}`,
  );
  return (await Promise.all(lines)).sort();
}

async function hashesAt(database: Database, { section, version }: ReleaseFolder): Promise<readonly string[]> {
  const text = `SELECT concat_ws(' ', section, version, path, encode(sha256(content), 'hex')) AS line
    FROM edge.release_files WHERE section = $1 AND version = $2`;
  const { rows } = await database.query(text, [section, version]);
  return v
    .parse(v.array(v.object({ line: v.string() })), rows)
    .map(({ line }) => line)
    .sort();
}

/** Not by the store, which would delete the files of the folder too. */
async function removeAt(database: Database, { section, version }: ReleaseFolder): Promise<void> {
  await database.query('DELETE FROM edge.releases WHERE section = $1 AND version = $2', [section, version]);
}

function linesOf(things: Teams | readonly AuditEntry[]): readonly string[] {
  return Object.entries(things).map((one) => JSON.stringify(one));
}

function sideOf(lines: readonly string[]): Side {
  return { count: lines.length, hash: hash('sha256', lines.join('\n'), 'hex') };
}
