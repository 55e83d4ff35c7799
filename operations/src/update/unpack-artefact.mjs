import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../process/command.mjs';

/**
 * Unpacks a verified artefact beside the present version. The folder gets its name when each file is there as it was packed.
 * @param {{ file: string, name: string, home: string }} artefact name: of its file
 * @returns {Promise<string>} the folder; one that is there stays as it is
 */
export async function unpackArtefact({ file, name, home }) {
  const folder = join(home, name.replace(/\.tar\.gz$/, ''));
  if (existsSync(folder)) {
    await checkFiles(folder);
    return folder;
  }
  const draft = join(home, `.unpacking-${process.pid}`);
  try {
    mkdirSync(draft);
    // The site's user has to read what root unpacks, whatever root's umask.
    chmodSync(draft, 0o755);
    const options = ['--strip-components=1', '--no-same-owner', '--same-permissions'];
    await command('tar', ['-xzf', file, '-C', draft, ...options]);
    await checkFiles(draft);
    renameSync(draft, folder);
    return folder;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function checkFiles(folder) {
  await command('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
}
