import { join } from 'node:path';
import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import { command as run, CommandFailed } from '../../process/command.mjs';
import { step, StepError } from '../../process/step.mjs';
import { changeBackupNote, readBackupNote } from '../backup-note.mjs';
import { readArchive } from '../read-archive.mjs';
import { writeArchive } from '../write-archive.mjs';
import { NoRepository } from './restic-fault.mjs';
import { restic } from './restic.mjs';
import { ARCHIVE_NAME, TAG } from './snapshots.mjs';
import { withStaging } from './staging.mjs';

/** @typedef {import('./destination.mjs').Destination} Destination */
/** @typedef {import('./destination.mjs').Repository} Repository */
/** @typedef {{ dataDir: string, databaseUrl: string | undefined } & import('../write-archive.mjs').About} Source */
/** @typedef {NonNullable<import('../backup-note.mjs').BackupNote['last']>} Stored */

/**
 * Makes a backup of a site that may be running, sends it elsewhere, deletes what is older than the settings want, and notes it in
 * DATA_DIR/backups.json. A failure is noted there too.
 * @param {Source} source
 * @param {Destination} destination
 * @returns {Promise<Stored & { files: number }>}
 */
export async function sendBackup(source, destination) {
  const { dataDir } = source;
  try {
    const sent = await withStaging(dataDir, (folder) => makeAndSend(source, destination, folder));
    const { madeAt, bytes, added, place, snapshot } = sent;
    await changeBackupNote(dataDir, { last: { madeAt, bytes, added, place, snapshot }, failed: undefined });
    if (destination.kind === 'repository') await step('Deleting older backups there', () => forget(destination));
    return sent;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await changeBackupNote(dataDir, { failed: { at: new Date().toISOString(), reason } }).catch(() => undefined);
    throw error;
  }
}

/**
 * @param {Source} source
 * @param {Destination} destination
 * @param {string} folder
 * @returns {Promise<Stored & { files: number }>}
 */
async function makeAndSend(source, destination, folder) {
  const isPlain = destination.kind === 'repository';
  const name = isPlain ? ARCHIVE_NAME : `soteria-${source.madeAt.replace(/:|\.\d+/g, '')}.tar.gz`;
  const file = join(folder, name);
  if (destination.kind === 'repository') await openRepository(destination.repository, source.dataDir);
  // restic finds what it has already in plain bytes only, and compresses itself.
  const { files } = await step('Writing the backup', () => writeArchive({ ...source, file, isCompressed: !isPlain }));
  // A backup is trusted after one full read.
  await step('Reading it once', () => readArchive(file, null));
  const sent = await step('Sending it', () =>
    destination.kind === 'repository' ? store(destination.repository, folder) : hand(destination.command, file),
  );
  const { size } = await stat(file);
  return { madeAt: source.madeAt, bytes: size, files: files.length, ...sent };
}

/**
 * The first backup makes the repository. Later ones do not: its disk may not be mounted.
 * @param {Repository} repository
 * @param {string} dataDir
 */
async function openRepository(repository, dataDir) {
  try {
    // Locks of processes that ended without removing them.
    await restic(repository, ['unlock', '--no-cache', '--quiet']);
  } catch (error) {
    if (!(error instanceof NoRepository)) throw error;
    const { last } = await readBackupNote(dataDir);
    if (last?.place !== repository.shown) return step('Making the repository', () => restic(repository, ['init']));
    throw new StepError(
      `${repository.shown} had the backup of ${last.madeAt}, and has none any more. See that its disk is mounted and its folder ` +
        'was not moved. To begin anew there: `restic init`.',
      { cause: error },
    );
  }
}

/** The last line of `restic backup --json`. */
const Summary = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message_type: v.literal('summary'), data_added: v.number(), snapshot_id: v.string() }),
);

/** @param {Repository} repository @param {string} folder */
async function store(repository, folder) {
  const about = ['--host', repository.site, '--tag', TAG];
  const printed = await restic(repository, ['backup', '--json', '--no-cache', ...about, ARCHIVE_NAME], { cwd: folder });
  const summary = v.parse(Summary, printed.trimEnd().split('\n').at(-1));
  return { place: repository.shown, added: summary.data_added, snapshot: summary.snapshot_id.slice(0, 8) };
}

/** @param {string} command @param {string} file */
async function hand(command, file) {
  await run('/bin/sh', ['-c', command], { env: { BACKUP_FILE: file } }).catch((error) => {
    const told = error instanceof CommandFailed ? error.output : error.message;
    throw new StepError(`BACKUP_COMMAND failed, so the backup is not stored.\n${told}`, { cause: error });
  });
  return { place: 'BACKUP_COMMAND' };
}

/** @param {Extract<Destination, { kind: 'repository' }>} destination */
async function forget({ repository, retention: { days, weeks, months } }) {
  const mine = ['--host', repository.site, '--tag', TAG, '--group-by', 'host,tags'];
  const counts = { daily: days, weekly: weeks, monthly: months };
  const wanted = Object.entries(counts).flatMap(([period, count]) => [`--keep-${period}`, String(count)]);
  await restic(repository, ['forget', '--prune', '--quiet', '--no-cache', ...mine, ...wanted]).catch((error) => {
    throw new StepError(`The backup is stored. Older ones could not be deleted: ${error.message}`, { cause: error });
  });
}
