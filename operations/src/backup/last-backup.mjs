import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const LastBackup = v.pipe(v.string(), v.parseJson(), v.object({ madeAt: v.pipe(v.string(), v.isoTimestamp()) }));

/** The file in DATA_DIR that says when the last backup was made. */
export const LAST_BACKUP_NAME = 'last-backup.json';

/** Says that there is a backup which was read to its end. @param {string} dataDir @param {string} madeAt ISO 8601 */
export async function noteBackup(dataDir, madeAt) {
  const file = join(dataDir, LAST_BACKUP_NAME);
  await writeFile(`${file}.draft`, `${JSON.stringify({ madeAt })}\n`);
  await rename(`${file}.draft`, file);
}

/**
 * When the last backup was made. Null when none is known of.
 * @param {string} dataDir
 * @returns {Promise<Date | null>}
 */
export async function lastBackup(dataDir) {
  const text = await readFile(join(dataDir, LAST_BACKUP_NAME), 'utf8').catch(() => '');
  const read = v.safeParse(LastBackup, text);
  return read.success ? new Date(read.output.madeAt) : null;
}
