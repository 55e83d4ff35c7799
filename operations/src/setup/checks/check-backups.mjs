import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { repositoryAt } from '../../backup/elsewhere/destination.mjs';
import { NoRepository } from '../../backup/elsewhere/restic-fault.mjs';
import { snapshotsOf } from '../../backup/elsewhere/snapshots.mjs';
import { StepError } from '../../process/step.mjs';
import { fault, good, warning } from '../finding.mjs';
import { nearestFolder, writeFault } from './check-folder.mjs';

/** Milliseconds that the place may take to answer. */
const LIMIT_MS = 30_000;

/** @typedef {import('../finding.mjs').Finding} Finding */

/**
 * Whether the place of the backups answers and the password opens it. Makes nothing there.
 * @param {{ place: string, password: string, publicUrl: string, dataDir: string }} backups
 * @param {{ isRoot?: boolean }} [options] isRoot: it is root who asks here
 * @returns {Promise<Finding[]>}
 */
export async function checkBackups(
  { place, password, publicUrl, dataDir },
  { isRoot = process.getuid?.() === 0 } = {},
) {
  const more = async () => [...(await onDisk(place, dataDir)), ...(isRoot ? asAnotherUser(place) : [])];
  try {
    const repository = repositoryAt(place, { RESTIC_PASSWORD: password }, { PUBLIC_URL: publicUrl });
    const snapshots = await snapshotsOf(repository, { limitMs: LIMIT_MS });
    return [
      good(`${repository.shown} answers, and the password opens it: it has ${snapshots.length} backups.`),
      ...(await more()),
    ];
  } catch (error) {
    if (error instanceof NoRepository)
      return [good(`${place} has no backup yet; the first one makes its place there.`), ...(await more())];
    if (error instanceof StepError) return [fault(error.message)];
    throw error;
  }
}

/** What root may do, the user who runs the site may not. @param {string} place @returns {Finding[]} */
function asAnotherUser(place) {
  if (place.startsWith('sftp:'))
    return [
      warning(
        'This was asked as root. Backups run as the user of the site, who needs a key of its own there (`ssh-copy-id <user>@<host>`), ' +
          'and has to say yes to the key of that machine once (`ssh <user>@<host>`).',
      ),
    ];
  return isAbsolute(place)
    ? [warning(`Backups run as the user of the site: give ${place} to that user (\`chown\`).`)]
    : [];
}

/** @param {string} place @param {string} dataDir @returns {Promise<Finding[]>} */
async function onDisk(place, dataDir) {
  if (!isAbsolute(place)) return [];
  const [there, here] = [await nearestFolder(place), await nearestFolder(dataDir)];
  const refused = await writeFault(there);
  if (refused) return [fault(`${refused} See that the disk is mounted and this user may write there.`)];
  if ((await stat(there)).dev !== (await stat(here)).dev) return [];
  return [
    warning(
      `${place} is on the same disk as the site: what breaks or steals that disk takes both. Another machine is better, ` +
        'sftp:user@host:/backup/soteria.',
    ),
  ];
}
