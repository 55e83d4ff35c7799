import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { buildKit } from '../workspace/program-builds.mjs';
import { buildVersion, packageVersion } from '../workspace/release-builds.mjs';
import { writePreset } from './write-preset.mjs';
import { writeTypes } from './write-types.mjs';

const SOURCE = join(ROOT, 'packages', 'section-kit');
const BUILT = join(SOURCE, 'dist');
/** What sections import, and where the kit has it. */
const DOORS = ['elements', 'federation', 'live-element', 'router', 'server', 'shell-api', 'testing'];
/** What the sections of the site are built with. */
const PRESET = './preset/webpack/section-config';
/** The section's build brings them along; on the site they come from the shell. */
const FROM_SECTION = ['react', 'react-dom'];
/** Who imports `section-kit/testing` has the first, who builds with `section-kit/webpack` the others. */
const OPTIONAL = [
  '@testing-library/react',
  '@module-federation/enhanced',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  'compression-webpack-plugin',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'mini-css-extract-plugin',
  'react-refresh',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
];
/** The doors import the first, their types need two more; the last is not to be in one file with others. */
const OWN = ['react-router-dom', 'valibot', 'zustand', '@fastify/reply-from'];

/**
 * Packs the section kit as npm would publish it.
 * @returns {Promise<string>} the tarball's path
 */
export async function packKit() {
  await buildKit();
  const folder = join(BUILT, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['bin', 'doors']) cpSync(join(BUILT, part), join(folder, part), { recursive: true });
  for (const part of ['README.md', 'CHANGELOG.md', 'templates'])
    cpSync(join(SOURCE, part), join(folder, part), { recursive: true });
  await copyShell(join(folder, 'shell'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  await writeTypes(join(folder, 'types'));
  await writePreset(join(folder, 'preset'));
  const manifest = packageJson();
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const out = join(ROOT, 'dist');
  mkdirSync(out, { recursive: true });
  await command('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder });
  return join(out, `${manifest.name}-${manifest.version}.tgz`);
}

/** `soteria dev` draws the site's pages with it. @param {string} folder */
async function copyShell(folder) {
  const { folder: built } = await buildVersion('shell', packageVersion('shell'));
  // Nobody compresses what is sent from the same machine.
  const isSent = (/** @type {string} */ path) => !/\.(?:br|gz|map)$/.test(path);
  for (const part of ['browser', 'server', 'remote.json'])
    cpSync(join(built, part), join(folder, part), { recursive: true, filter: isSent });
}

/** The workspace's, without what only the workspace has. */
function packageJson() {
  const { name, version, license, type, dependencies, devDependencies } = readPackage(SOURCE);
  /** @type {Record<string, string>} */
  const versions = { ...readPackage(join(ROOT, 'tooling')).dependencies, ...devDependencies, ...dependencies };
  const pick = (/** @type {readonly string[]} */ packs) => packs.map((pack) => [pack, versions[pack] ?? '']);
  return {
    name,
    version,
    license,
    type,
    bin: { soteria: 'bin/soteria.mjs' },
    exports: {
      ...Object.fromEntries(
        DOORS.map((door) => [`./${door}`, { types: `./types/${door}.d.ts`, default: `./doors/${door}.js` }]),
      ),
      './webpack': { types: `${PRESET}.d.ts`, default: `${PRESET}.js` },
    },
    dependencies: Object.fromEntries(pick(OWN)),
    peerDependencies: Object.fromEntries(
      pick([...FROM_SECTION, ...OPTIONAL]).map(([pack, exact]) => [pack, `^${exact}`]),
    ),
    peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((pack) => [pack, { optional: true }])),
  };
}

/** @param {string} folder */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
