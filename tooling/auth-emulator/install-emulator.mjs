import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm } from '../run/process/pnpm.mjs';
import { ROOT } from '../../operations/src/root.mjs';

const OWN_FILES = ['package.json', 'pnpm-lock.yaml'];
// Its packages run no scripts: the emulator needs none of them.
const INSTALL = ['install', '--ignore-workspace', '--frozen-lockfile', '--prod', '--ignore-scripts'];

/**
 * Installs the emulator's packages, unless that was done already. They are 600 packages for one program of the tests, so they have a
 * lockfile of their own and are no part of the workspace.
 * @param {import('../../operations/src/process/step.mjs').Say} [say]
 * @returns {Promise<string>} the folder that they are installed in
 */
export async function installEmulator(say = () => undefined) {
  const folder = join(ROOT, 'node_modules', '.auth-emulator', fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  for (const file of OWN_FILES) copyFileSync(join(import.meta.dirname, file), join(draft, file));
  await pnpm(INSTALL, { cwd: draft, say });
  putInPlace(draft, folder);
  return folder;
}

/** Several tests may install it at a time: the first one counts. @param {string} draft @param {string} folder */
function putInPlace(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function fingerprint() {
  const lockfile = readFileSync(join(import.meta.dirname, 'pnpm-lock.yaml'));
  return createHash('sha256').update(lockfile).digest('hex').slice(0, 16);
}
