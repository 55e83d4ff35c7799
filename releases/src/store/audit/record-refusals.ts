import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AuditLog } from './audit-log.ts';

export interface Refusal {
  /** The refused action: `serve`, `read`, `preview`. */
  readonly action: string;
  readonly section?: string;
  readonly version?: string;
  readonly note: string;
}

/** Records what this edge itself refused. */
export type RecordRefusal = (refusal: Refusal) => void;

const MOST_KNOWN = 1_000;
/** One refusal may repeat with every request, so it is recorded once an hour. */
const SILENT_MS = 3_600_000;

export interface RecordRefusalsOptions {
  readonly audit: AuditLog;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

export function recordRefusals({ audit, log, now }: RecordRefusalsOptions): RecordRefusal {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: SILENT_MS });
  return (refusal) => {
    const key = JSON.stringify(refusal);
    if (known.has(key)) return;
    known.set(key, true);
    log.error(refusal, 'refused');
    audit
      .append({ ...refusal, at: now().toISOString(), who: 'edge', outcome: 'refused' })
      .catch((err: unknown) => log.error({ err }, 'the audit log cannot be written'));
  };
}
