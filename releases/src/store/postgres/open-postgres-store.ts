import type { FastifyBaseLogger } from 'fastify';
import { type Database, type Queries, sharedSecret, sharedSecrets } from 'database';
import { join } from 'node:path';
import { ensureOperator } from '../teams/operator-access.ts';
import { postgresAuditLog } from './postgres-audit-log.ts';
import { postgresReleaseStore } from './postgres-release-store.ts';
import { followTeams, postgresTeamStore } from './postgres-team-store.ts';

/** What the edges of a site share, and the key of its secrets. */
export interface Shared {
  readonly database: Database;
  /** 32 bytes, the same on every edge. */
  readonly siteKey: Buffer;
  readonly log: FastifyBaseLogger;
}

/** @param dataDir of this machine: copies of releases, and what its operator releases with */
export async function openPostgresStore(dataDir: string, now: () => Date, { database, siteKey, log }: Shared) {
  const secret = (name: string) => sharedSecret(name, { database, siteKey });
  const sealKey = await secret('seal-key');
  const teams = postgresTeamStore(database);
  await database.transaction((transaction) => ensureSiteOperator(dataDir, now(), { transaction, siteKey }));
  const known = await followTeams(database, log);
  const root = join(dataDir, 'releases');
  const audit = postgresAuditLog(database);
  const store = postgresReleaseStore({ database, root, sealKey, seen: await audit.lastSerial() });
  return { store, teams, signers: known, audit, secret, close: known.stop };
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
