import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { APART, installApart } from '../../../../tooling/run/dependencies/install-apart.mjs';
import { SECTION_FOLDERS } from '../../../../tooling/run/workspace/sections.mjs';
import { sourceHash } from '../../../../tooling/run/workspace/source-hash.mjs';
import { writeFonts } from './write-fonts.mjs';

/** Each framework's own program, below its installed packages. @type {Readonly<Record<string, string>>} */
const PROGRAMS = { 'react-router': '@react-router/dev/bin.js', astro: 'astro/astro.js' };

/** Of what is built, below the folder of the frameworks. @param {string} name */
export const builtFolder = (name) => join(APART.frameworks, 'dist', name);

/**
 * Installs the frameworks, and builds a peer unless its sources are built already.
 * @param {import('../peers.mjs').Peer} peer
 */
export async function buildFramework({ name }) {
  const packages = await linkPackages();
  const built = join(builtFolder(name), 'source');
  const source = sourceHash([
    'bench/frameworks',
    'shell',
    ...SECTION_FOLDERS,
    'shared',
    'packages/section-kit/src/doors',
  ]);
  if (existsSync(built) && readFileSync(built, 'utf8') === source) return;
  rmSync(builtFolder(name), { recursive: true, force: true });
  await writeFonts(join(APART.frameworks, 'dist', 'fonts'));
  const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const cwd = join(ROOT, 'bench', 'frameworks', name);
  await command(process.execPath, [join(packages, PROGRAMS[name] ?? ''), 'build'], { cwd, env });
  writeFileSync(built, source);
}

/** Installs the frameworks' packages, as if they were beside the sources. @returns {Promise<string>} where they are */
async function linkPackages() {
  const installed = join(await installApart(APART.frameworks), 'node_modules');
  const packages = join(APART.frameworks, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages);
  for (const name of readdirSync(installed)) symlinkSync(join(installed, name), join(packages, name));
  return packages;
}
