import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../process/command.mjs';

/** In the folder of a version: the checksum of the artefact that it was unpacked from. */
const NOTE = 'artefact.sha256';

/**
 * Unpacks a verified artefact beside the present version. The folder gets its name when each file is there as it was packed.
 * @param {{ file: string, name: string, sha256: string, home: string }} artefact name: of its file
 * @returns {Promise<{ root: string, isNew: boolean }>} isNew: false when it was there already; another build of that version is replaced
 */
export async function unpackArtefact({ file, name, sha256, home }) {
  const root = join(home, name.replace(/\.tar\.gz$/, ''));
  if (isOf(root, sha256)) {
    await checkFiles(root);
    return { root, isNew: false };
  }
  const draft = join(home, `.unpacking-${process.pid}`);
  try {
    mkdirSync(draft);
    // The site's user has to read what root unpacks, whatever root's umask.
    chmodSync(draft, 0o755);
    const options = ['--strip-components=1', '--no-same-owner', '--same-permissions'];
    await command('tar', ['-xzf', file, '-C', draft, ...options]);
    await checkFiles(draft);
    writeFileSync(join(draft, NOTE), sha256);
    rmSync(root, { recursive: true, force: true });
    renameSync(draft, root);
    return { root, isNew: true };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {string} root @param {string} sha256 */
function isOf(root, sha256) {
  const note = join(root, NOTE);
  return existsSync(note) && readFileSync(note, 'utf8') === sha256;
}

/** @param {string} folder */
async function checkFiles(folder) {
  await command('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
}
