import { access, mkdtemp, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fault, good, warning } from '../finding.mjs';

/** What an empty site, its first pictures and a first backup need. */
const LEAST_BYTES = 2 * 1024 ** 3;
const GIGABYTE = 1024 ** 3;

/**
 * Whether the site can store its data in a folder, which need not exist yet.
 * @param {string} folder
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkFolder(folder) {
  const existing = await nearestFolder(folder);
  const isFolder = (await stat(existing)).isDirectory();
  if (!isFolder) return [fault(`${existing} is a file. Choose another folder.`)];
  const refused = await writeFault(existing);
  if (refused) return [fault(`${refused} Run this by \`sudo\`, or choose another folder.`)];
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  const gigabytes = `${(free / GIGABYTE).toFixed(1)} GB`;
  if (free >= LEAST_BYTES) return [good(`${folder} has ${gigabytes} of free space.`)];
  return [
    warning(
      `${folder} has ${gigabytes} of free space only. Pictures and backups need more: 10 GB are a good beginning.`,
    ),
  ];
}

/** Why nothing can be made in a folder, in a sentence; undefined when it can. @param {string} folder */
export async function writeFault(folder) {
  try {
    await rmdir(await mkdtemp(join(folder, '.soteria-')));
  } catch (error) {
    return `Nothing can be stored in ${folder} (${Object(error).code}).`;
  }
}

/** The folder, or the nearest above it that exists. @param {string} folder @returns {Promise<string>} */
export async function nearestFolder(folder) {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists ? folder : nearestFolder(dirname(folder));
}
