import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { readText } from '../files/read-text.ts';
import { AuditEntry } from './audit-entry.ts';

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
