import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The file in DATA_DIR that says when this machine made its last good backup. No backup holds it. */
export const BACKUP_NOTE = 'backups.json';

const Time = v.pipe(v.string(), v.isoTimestamp());

const BackupNote = v.object({
  /** The last backup that was stored: its moment, its bytes, and those that were new elsewhere. place: the file where it is here. */
  last: v.optional(
    v.object({
      madeAt: Time,
      bytes: v.number(),
      added: v.optional(v.number()),
      place: v.string(),
      snapshot: v.optional(v.string()),
    }),
  ),
  /** The last one that was restored and compared: when, and the moment that it holds. */
  verified: v.optional(v.object({ at: Time, madeAt: Time, snapshot: v.optional(v.string()) })),
  /** The last attempt, where it failed. */
  failed: v.optional(v.object({ at: Time, reason: v.string() })),
});

/** @typedef {v.InferOutput<typeof BackupNote>} BackupNote times are ISO 8601 in UTC; place has no password */

/**
 * What is known of backups elsewhere. Empty before the first one.
 * @param {string} dataDir
 * @returns {Promise<BackupNote>}
 */
export async function readBackupNote(dataDir) {
  const text = await readFile(join(dataDir, BACKUP_NOTE), 'utf8').catch(() => '');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BackupNote), text);
  return parsed.success ? parsed.output : {};
}

/**
 * @param {string} dataDir
 * @param {BackupNote} change its properties replace those of the note
 */
export async function changeBackupNote(dataDir, change) {
  const file = join(dataDir, BACKUP_NOTE);
  const draft = `${file}.${randomUUID()}`;
  const note = { ...(await readBackupNote(dataDir)), ...change };
  await writeFile(draft, `${JSON.stringify(note, null, 1)}\n`, { mode: 0o644 });
  await rename(draft, file);
}
