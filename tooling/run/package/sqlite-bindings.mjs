import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { installNode } from '../machine/node/install-node.mjs';
import { firstVersions, supportedRange } from '../machine/node/supported-versions.mjs';

const NODE_GYP = join(ROOT, 'node_modules', 'pnpm', 'dist', 'node_modules', 'node-gyp', 'bin', 'node-gyp.js');
const CACHE = join(ROOT, 'node_modules', '.cache', 'soteria');
const BINDING = 'better_sqlite3.node';
/** Holds the binary interface that a binding is compiled for; written last. */
const INTERFACE = 'interface';
const BUILT = join('build', 'Release', BINDING);

/** @typedef {import('./entry.mjs').Entry} Entry */

/**
 * SQLite's binding, compiled for each supported version of Node. better-sqlite3 loads it by the package `bindings`, which
 * chooses the file by the binary interface of the Node that runs: `lib/binding/node-v115-linux-x64/`.
 * @param {import('../../../operations/src/process/step.mjs').Say} [say]
 * @returns {Promise<{ entries: Entry[], interfaces: string[] }>} interfaces: as in `process.versions.modules`
 */
export async function sqliteBindings(say = () => undefined) {
  const source = realpathSync(join(ROOT, 'operations', 'node_modules', 'better-sqlite3'));
  const entries = [];
  const interfaces = [];
  for (const version of firstVersions(supportedRange())) {
    say(`for Node ${version}`);
    const folder = join(CACHE, `sqlite-${keyOf(source, version)}`);
    if (!existsSync(join(folder, INTERFACE))) await compile(source, version, folder);
    const binaryInterface = readFileSync(join(folder, INTERFACE), 'utf8');
    const place = `lib/binding/node-v${binaryInterface}-${process.platform}-${process.arch}`;
    entries.push({ path: `${source.slice(ROOT.length + 1)}/${place}/${BINDING}`, file: join(folder, BINDING) });
    interfaces.push(binaryInterface);
  }
  return { entries, interfaces };
}

/** @param {string} source its folder's name has the package's version and its patch's hash @param {string} version of Node */
function keyOf(source, version) {
  return createHash('sha256')
    .update(`${source.slice(ROOT.length)} ${version}`)
    .digest('hex')
    .slice(0, 16);
}

/**
 * Compiles in a copy, because the package's own binding is for the Node of this workspace.
 * @param {string} source
 * @param {string} version of Node
 * @param {string} folder
 */
async function compile(source, version, folder) {
  rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, 'source');
  mkdirSync(copy, { recursive: true });
  for (const part of ['binding.gyp', 'package.json', 'deps', 'src'])
    cpSync(join(source, part), join(copy, part), { recursive: true, dereference: true });
  const env = await installNode(version, join(folder, 'node'));
  const node = join(env.npm_config_nodedir, 'bin', 'node');
  await command(node, [NODE_GYP, 'rebuild', '--release', `--nodedir=${env.npm_config_nodedir}`], { cwd: copy, env });
  renameSync(join(copy, BUILT), join(folder, BINDING));
  const binaryInterface = await command(node, ['-p', 'process.versions.modules']);
  rmSync(copy, { recursive: true });
  rmSync(join(folder, 'node'), { recursive: true });
  writeFileSync(join(folder, INTERFACE), binaryInterface.trim());
}
