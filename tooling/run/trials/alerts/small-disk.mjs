import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { StepError } from '../../../../operations/src/process/step.mjs';

const MEGABYTE = 1024 ** 2;

/**
 * A disk of its own in memory, for a folder.
 * @param {string} folder
 * @param {number} megabytes
 */
export async function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  await command('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'soteria-trial', folder]).catch((cause) => {
    throw new StepError('This trial fills a disk of its own, and mounts one for it: run it as root on Linux.', {
      cause,
    });
  });
  const ballast = join(folder, 'ballast');
  return {
    /** Fills it to a share. @param {number} share 0 to 1 */
    async fill(share) {
      const { blocks, bfree, bsize } = statfsSync(folder);
      const wanted = Math.ceil(((blocks * share - (blocks - bfree)) * bsize) / MEGABYTE);
      await command('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', `count=${wanted}`]);
    },
    empty: () => rmSync(ballast),
    unmount: () => command('umount', ['-l', folder]),
  };
}
