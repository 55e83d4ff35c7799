import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { pnpm } from '../process/pnpm.mjs';

const OWN_FILES = ['package.json', 'pnpm-lock.yaml'];
// Their packages run no scripts: what is installed apart needs none of them.
const INSTALL = ['install', '--ignore-workspace', '--frozen-lockfile', '--prod', '--ignore-scripts'];

/** Installed apart from the workspace, each by its own lockfile: what only some tests need. */
export const APART = {
  /** Google's Auth emulator: 600 packages for one program. */
  emulator: join(ROOT, 'tooling', 'auth-emulator'),
  /** Stock bundlers and federation plugins, as teams and hosts outside this repository have them. */
  outside: join(ROOT, 'e2e', 'outside'),
  /** React Router's framework mode and Astro, which build two peers of the bench. */
  frameworks: join(ROOT, 'bench', 'frameworks'),
};

/**
 * Installs the packages that a folder's own lockfile names, unless that was done already.
 * @param {string} source one of `APART`
 * @param {import('../../../operations/src/process/step.mjs').Say} [say]
 * @returns {Promise<string>} the folder that they are installed in
 */
export async function installApart(source, say = () => undefined) {
  const folder = join(ROOT, 'node_modules', `.${basename(source)}`, fingerprint(source));
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  for (const file of OWN_FILES) copyFileSync(join(source, file), join(draft, file));
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

/** @param {string} source */
function fingerprint(source) {
  const lockfile = readFileSync(join(source, 'pnpm-lock.yaml'));
  return createHash('sha256').update(lockfile).digest('hex').slice(0, 16);
}
