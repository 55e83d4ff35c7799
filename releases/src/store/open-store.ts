import { join } from 'node:path';
import type { AuditLog } from './audit/audit-log.ts';
import { fileAuditLog } from './audit/file-audit-log.ts';
import { createReleaseChanges, type ReleaseChanges } from './change-releases.ts';
import { fileReleaseStore } from './file-release-store.ts';
import { siteSecret } from './files/secrets.ts';
import { readText } from './files/text-files.ts';
import { openPostgresStore, type Shared } from './postgres/open-postgres-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { ReleaseError } from '../table/release-error.ts';
import { ensureOperator } from './teams/operator-access.ts';
import { fileTeamStore, type TeamStore } from './teams/team-store.ts';

/** The first secret of a site: it seals the release table. */
const SEAL_KEY = 'seal-key';

/** The stored data of releases. */
export interface OpenedStore {
  readonly store: ReleaseStore;
  readonly teams: TeamStore;
  /** The teams for verifying releases: at most seconds old, and available while a database is away. */
  readonly signers: Pick<TeamStore, 'read'>;
  readonly audit: AuditLog;
  readonly changes: ReleaseChanges;
  /** 256 random bits that all edges of the site share. The first edge creates them. */
  readonly secret: (name: string) => Promise<Buffer>;
  readonly close: () => void;
}

/**
 * Opens the stored data. The first start creates the site's secrets, the operator's token and key.
 * Throws {@link ReleaseError} for the data folder of a site that was not moved into the database.
 * @param dataDir stores everything that is not shared
 * @param shared the database of several edges, already migrated
 */
export async function openStore(dataDir: string, now: () => Date, shared?: Shared): Promise<OpenedStore> {
  if (shared) await refuseUnmoved(dataDir, shared);
  const opened = shared ? await openPostgresStore(dataDir, now, shared) : await openFiles(dataDir, now);
  return { ...opened, changes: createReleaseChanges({ ...opened, now }) };
}

/** Its releases, teams and audit log would seem to be lost. */
async function refuseUnmoved(dataDir: string, { lastAnswers }: Shared): Promise<void> {
  if ((await readText(join(dataDir, 'operator', SEAL_KEY))) === '') return;
  const { count } = await lastAnswers.query('SELECT name FROM edge.secrets WHERE name = $1', [SEAL_KEY]);
  if (count > 0) return;
  throw new ReleaseError(
    `${dataDir} holds the site of one machine, and the database of DATABASE_URL holds none. Start without DATABASE_URL and move it: ` +
      'npm run move -- --to <that database>. Or name another folder by DATA_DIR, for a new site.',
  );
}

async function openFiles(dataDir: string, now: () => Date) {
  const secret = (name: string) => siteSecret(join(dataDir, 'operator', name));
  const sealKey = await secret(SEAL_KEY);
  const teams = fileTeamStore(join(dataDir, 'teams.json'));
  await ensureOperator(dataDir, { teams, now: now() });
  const audit = fileAuditLog(join(dataDir, 'audit.jsonl'));
  const root = join(dataDir, 'releases');
  // It outlives a restart, so an older release table is recognised and refused.
  const store = fileReleaseStore({ root, sealKey, seen: await audit.lastSerial(), audit });
  return { store, teams, signers: teams, audit, secret, close: () => undefined };
}
