import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { readText } from '../files/text-files.ts';

/** One thing that was done to releases, or refused. Nothing about visitors. */
export const AuditEntry = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The team, `judge`, `plan` (a step that was due), or `edge`. */
  who: v.string(),
  /** `publish`, `rollout`, `promote`, …; what was asked for, when it was refused. */
  action: v.string(),
  outcome: v.picklist(['done', 'refused']),
  section: v.optional(v.string()),
  version: v.optional(v.string()),
  /** Who got what before and after: `1.0.0 90 %, 1.1.0 10 %`. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  /** Why, in words. */
  note: v.optional(v.string()),
  /** Of the release table that came of it. */
  serial: v.optional(v.number()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** What was done to releases, in order. Only ever appended to. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Oldest first. */
  entries(): Promise<readonly AuditEntry[]>;
}

/** One JSON line an entry: several edges may append to one file. */
export function fileAuditLog(file: string): AuditLog {
  return {
    async append(entry) {
      await mkdir(dirname(file), { recursive: true });
      // A line of its own also after one that a power cut has left unfinished.
      await appendFile(file, `\n${JSON.stringify(v.parse(AuditEntry, entry))}`, { flush: true, mode: 0o600 });
    },
    async entries() {
      const lines = (await readText(file)).split('\n');
      return lines.flatMap(entryOf);
    },
  };
}

/** An unfinished line is no entry, and costs no other. */
function entryOf(line: string): AuditEntry[] {
  try {
    return [v.parse(AuditEntry, JSON.parse(line))];
  } catch {
    return [];
  }
}
