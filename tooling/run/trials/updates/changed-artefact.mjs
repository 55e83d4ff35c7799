import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { writeSigned } from '../../package/make-artefact.mjs';

/**
 * An artefact of another version, with other contents; whole, and signed.
 * @param {string} file of the artefact that it is made of
 * @param {{ version: string, folder: string, key: import('node:crypto').KeyObject, change: (root: string) => void }} options folder: for it
 * @returns {Promise<string>} its file
 */
export async function changedArtefact(file, { version, folder, key, change }) {
  const name = basename(file).replace(/\d+\.\d+\.\d+/, version);
  const root = join(folder, basename(name, '.tar.gz'));
  mkdirSync(root, { recursive: true });
  await command('tar', ['-xzf', file, '-C', root, '--strip-components=1']);
  change(root);
  const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...description, version }));
  const sums = 'find . -type f ! -name SHA256SUMS -print0 | xargs -0 sha256sum > SHA256SUMS';
  await command('sh', ['-c', sums], { cwd: root });
  const packed = join(folder, name);
  await command('tar', ['-czf', packed, '-C', folder, basename(root)]);
  rmSync(root, { recursive: true });
  const [sha256 = ''] = (await command('sha256sum', [packed])).split(' ');
  writeSigned(packed, sha256, key);
  return packed;
}
