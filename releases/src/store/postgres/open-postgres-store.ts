import type { FastifyBaseLogger } from 'fastify';
import { type Database, type LastAnswers, type Queries, sharedSecret, sharedSecrets } from 'database';
import { join } from 'node:path';
import type { Bucket } from '../release-files/bucket.ts';
import { createReleaseObjects } from '../release-files/release-objects.ts';
import { ensureOperator } from '../teams/operator-access.ts';
import { postgresAuditLog } from './postgres-audit-log.ts';
import { postgresReleaseStore } from './postgres-release-store.ts';
import { followTeams, postgresTeamStore } from './postgres-team-store.ts';

/** What the edges of a site share, and the key of its secrets. */
export interface Shared {
  readonly database: Database;
  /** The same database for reading what an edge needs to serve: it may start while the database is away. */
  readonly lastAnswers: LastAnswers;
  /** 32 bytes, the same on every edge. */
  readonly siteKey: Buffer;
  /** Where the files of new releases are. Default: in the database. */
  readonly bucket?: Bucket | undefined;
  readonly log: FastifyBaseLogger;
}

/** @param dataDir of this machine: copies of releases, and what its operator releases with */
export async function openPostgresStore(dataDir: string, now: () => Date, shared: Shared) {
  const { database, lastAnswers, siteKey, bucket } = shared;
  const secret = (name: string) => sharedSecret(name, shared);
  const sealKey = await secret('seal-key');
  const teams = postgresTeamStore(database);
  // An earlier start has done it, where the copy answers.
  if (!lastAnswers.mustAnswer())
    await database.transaction((transaction) => ensureSiteOperator(dataDir, now(), { transaction, siteKey }));
  const known = await followTeams(shared);
  const root = join(dataDir, 'releases');
  const objects = bucket && createReleaseObjects(bucket);
  const seen = await postgresAuditLog(lastAnswers).lastSerial();
  const store = postgresReleaseStore({ database, lastAnswers, root, objects, sealKey, seen });
  return { store, teams, signers: known, audit: postgresAuditLog(database), secret, close: known.stop };
}

/** Secret and team are stored together; the lock of the teams' row lets edges that start at once take turns. */
async function ensureSiteOperator(
  dataDir: string,
  now: Date,
  { transaction, siteKey }: Pick<Shared, 'siteKey'> & { readonly transaction: Queries },
): Promise<void> {
  const joined = {
    query: transaction.query,
    transaction: <T>(work: (queries: Queries) => Promise<T>) => work(transaction),
  };
  const teams = postgresTeamStore(joined);
  await transaction.query('SELECT FROM edge.teams FOR UPDATE');
  const ofSite = (make: () => string) => sharedSecrets(joined, siteKey).text('operator-access', make);
  await ensureOperator(dataDir, { teams, now, ofSite });
}
