import { allEntries, type AuditEntry, type AuditLog } from '../store/audit/audit-log.ts';

/** Few, so that tests with more entries read more than one page. */
const LIMIT = 20;

/** Every entry of the audit log, the oldest first. */
export function auditEntries(audit: Pick<AuditLog, 'page'>): Promise<AuditEntry[]> {
  return allEntries(audit, LIMIT);
}
