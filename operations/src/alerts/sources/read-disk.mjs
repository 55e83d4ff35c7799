import { statfs } from 'node:fs/promises';

/** @typedef {{ usedShare: number, freeBytes: number, folder: string }} Disk usedShare: 0 to 1, as `df` tells it */

/**
 * The disk that a folder is on.
 * @param {string} folder
 * @returns {Promise<Disk>}
 */
export async function readDisk(folder) {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  const used = blocks - bfree;
  return { usedShare: used / Math.max(used + bavail, 1), freeBytes: bavail * bsize, folder };
}
