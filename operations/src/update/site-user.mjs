import { existsSync, statSync } from 'node:fs';
import { settings } from '../command-line/settings.mjs';
import { StepError } from '../process/step.mjs';

/** @typedef {{ uid: number, gid: number }} User */

/**
 * Whom the site's files belong to. Throws StepError unless this process is that user's, or root's.
 * @param {string} dataDir
 * @returns {User | undefined} undefined: this process is that user's
 */
export function siteUser(dataDir) {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (!found) throw new StepError(`There is no data folder ${dataDir}. DATA_DIR says where the site's is.`);
  const { uid, gid } = found;
  const own = process.getuid?.();
  if (own === uid) return undefined;
  if (own === 0) return { uid, gid };
  throw new StepError(
    `${dataDir} belongs to the user ${uid}, and you are ${own}. Run this as that user, or by \`sudo\`.`,
  );
}

/** Root goes on as the site's user: what it writes into DATA_DIR would be closed to the site. Settings that only root reads are read before. */
export function becomeSiteUser() {
  const { dataDir } = settings();
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return;
  const user = siteUser(dataDir);
  if (!user) return;
  process.setgroups?.([user.gid]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}
