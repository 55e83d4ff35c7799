import { resolve } from 'node:path';
import { step, StepError } from '../../process/step.mjs';
import { changeBackupNote } from '../backup-note.mjs';
import { archiveOf, chooseSnapshot, snapshotsOf } from './snapshots.mjs';
import { verifyArchive } from './verify-archive.mjs';

/** @typedef {import('./destination.mjs').Destination} Destination */

/** Prints the backups of BACKUP_TO. @param {Destination | null} destination */
export async function listBackups(destination) {
  const repository = repositoryOf(destination);
  const snapshots = await snapshotsOf(repository);
  for (const { shortId, time, site } of snapshots) console.log(`${shortId}  ${time.slice(0, 19)}  ${site}`);
  console.log(`${snapshots.length} at ${repository.shown}. \`restore --snapshot <id>\` brings one back.`);
}

/**
 * Restores the newest backup of BACKUP_TO, or the file, into a temporary place; prints what was compared, and notes it.
 * @param {{ dataDir: string, destination: Destination | null, file: string, scratchUrl: string | undefined }} options
 */
export async function verifyBackup({ dataDir, destination, file, scratchUrl }) {
  const found = file === '' ? await fetchedBackup(destination, '') : null;
  const archive = found?.archive ?? resolve(file);
  const verified = await step('Restoring it into a temporary place', () =>
    verifyArchive(archive, { dataDir, scratchUrl }),
  );
  const { madeAt } = verified.manifest;
  if (found) {
    const at = new Date().toISOString();
    await changeBackupNote(dataDir, { verified: { at, madeAt, snapshot: found.snapshot.shortId } });
  }
  console.log(
    `\n${typeof archive === 'string' ? archive : archive.name}, the site as of ${madeAt}: it can be restored.`,
  );
  for (const line of reportOf(verified)) console.log(line);
}

/** @param {import('./verify-archive.mjs').Verified} verified @returns {string[]} */
function reportOf({ manifest: { files, contentDatabase }, databases, dumpedTables, restoredTables }) {
  const lines = [
    `  ${files.length} files: each has the size and the SHA-256 of the backup's list`,
    `  ${databases} databases of SQLite: each opens and has no fault`,
  ];
  if (dumpedTables !== undefined)
    lines.push(`  Postgres: the dump has its SHA-256, and lists ${dumpedTables} tables with rows`);
  if (restoredTables !== undefined)
    lines.push(`  Postgres: the scratch database got ${restoredTables} tables of it, and is empty again`);
  else if (dumpedTables !== undefined)
    lines.push('  NOT tried: the dump itself. Name an empty database by --database to have it restored there.');
  else if (contentDatabase === 'postgres')
    lines.push('  It holds nothing of the Postgres: it was made before backups did.');
  return lines;
}

/** @param {Destination | null} destination */
function repositoryOf(destination) {
  if (destination?.kind === 'repository') return destination.repository;
  throw new StepError(
    destination
      ? 'BACKUP_COMMAND only sends backups. Fetch one by hand, and name its file: `backup --verify <file>`, `restore <file>`.'
      : 'BACKUP_TO names no place. Set it, or name a file.',
  );
}

/**
 * The backup that a person means.
 * @param {Destination | null} destination
 * @param {string} id '' for the newest
 */
export async function fetchedBackup(destination, id) {
  const repository = repositoryOf(destination);
  const snapshot = chooseSnapshot(await snapshotsOf(repository), repository, id);
  return { snapshot, archive: archiveOf(repository, snapshot) };
}
