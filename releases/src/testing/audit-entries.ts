import type { AuditEntry, AuditLog } from '../store/audit/audit-log.ts';

/** Few, so that tests with more entries read more than one page. */
const LIMIT = 20;

/** Every entry of the audit log, the oldest first. */
export async function auditEntries(audit: Pick<AuditLog, 'page'>, before?: string): Promise<AuditEntry[]> {
  const { entries, next } = await audit.page({ limit: LIMIT, before });
  const older = next === undefined ? [] : await auditEntries(audit, next);
  return [...older, ...[...entries].reverse()];
}
