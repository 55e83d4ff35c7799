import { join } from 'node:path';
import { type AuditLog, fileAuditLog } from './audit/audit-log.ts';
import { createReleaseChanges, type ReleaseChanges } from './change-releases.ts';
import { fileReleaseStore } from './file-release-store.ts';
import { siteSecret } from './files/secrets.ts';
import type { ReleaseStore } from './release-store.ts';
import { ensureOperator } from './teams/operator-access.ts';
import { fileTeamStore, type TeamStore } from './teams/team-store.ts';

/** The stored data of releases in one data folder. */
export interface OpenedStore {
  readonly store: ReleaseStore;
  readonly teams: TeamStore;
  readonly audit: AuditLog;
  readonly changes: ReleaseChanges;
}

/** Opens a data folder. The first start creates the site's secret, the operator's token and key. */
export async function openStore(dataDir: string, now: () => Date): Promise<OpenedStore> {
  const sealKey = await siteSecret(join(dataDir, 'operator', 'seal-key'));
  const teams = fileTeamStore(join(dataDir, 'teams.json'));
  await ensureOperator(dataDir, teams, now());
  const audit = fileAuditLog(join(dataDir, 'audit.jsonl'));
  const store = fileReleaseStore({ root: join(dataDir, 'releases'), sealKey, seen: await lastSerial(audit) });
  return { store, teams, audit, changes: createReleaseChanges({ store, audit, now }) };
}

/** The latest audited serial. It outlives a restart, so an older release table is recognised and refused. */
async function lastSerial(audit: AuditLog): Promise<number> {
  const entries = await audit.entries();
  return entries.reduce((last, { serial = 0 }) => Math.max(last, serial), 0);
}
