import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A superuser of the cluster. */
export const USER = 'soteria';

/**
 * @typedef {object} ClusterFolder
 * @property {string} folder with the cluster in `data`
 * @property {{ uid?: number, gid?: number }} owner who runs Postgres
 */

/**
 * Makes a cluster in a temporary folder. Connections need no password, and are taken from this machine only.
 * @param {string} bin the folder of `initdb`
 * @returns {ClusterFolder}
 */
export function initFolder(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const args = ['-D', data, '--no-sync', '--auth=trust', '-U', USER, '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return { folder, owner };
}

/**
 * Postgres does not run as root: then its own user does, whom the package makes.
 * @param {string} folder becomes that user's
 */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => idOf(which));
  chownSync(folder, Number(uid), Number(gid));
  return { uid: Number(uid), gid: Number(gid) };
}

/** @param {string} which `-u`, `-g` */
function idOf(which) {
  try {
    return execFileSync('id', [which, 'postgres'], { encoding: 'utf8' });
  } catch {
    throw new Error('Postgres does not run as root, and there is no user "postgres". Make one (`useradd postgres`).');
  }
}
