import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { readText } from '../files/text-files.ts';

/** One action on releases, done or refused. It has no data of visitors. */
export const AuditEntry = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The team, `judge`, `plan` (a step that was due) or `edge`. */
  who: v.string(),
  /** `publish`, `rollout`, `promote`, …; for a refusal, the requested action. */
  action: v.string(),
  outcome: v.picklist(['done', 'refused']),
  section: v.optional(v.string()),
  version: v.optional(v.string()),
  /** Shares before and after: `1.0.0 90 %, 1.1.0 10 %`. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  /** The reason, for people. */
  note: v.optional(v.string()),
  /** Serial of the resulting release table. */
  serial: v.optional(v.number()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** All actions on releases in order. Entries never change. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Oldest first. */
  entries(): Promise<readonly AuditEntry[]>;
}

/** One JSON line per entry. Several edges may append to one file. */
export function fileAuditLog(file: string): AuditLog {
  return {
    async append(entry) {
      await mkdir(dirname(file), { recursive: true });
      // The leading line break ends a line that a power cut left unfinished.
      await appendFile(file, `\n${JSON.stringify(v.parse(AuditEntry, entry))}`, { flush: true, mode: 0o600 });
    },
    async entries() {
      const lines = (await readText(file)).split('\n');
      return lines.flatMap(entryOf);
    },
  };
}

/** No entry for an unfinished line. */
function entryOf(line: string): AuditEntry[] {
  try {
    return [v.parse(AuditEntry, JSON.parse(line))];
  } catch {
    return [];
  }
}
