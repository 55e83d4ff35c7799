import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hasOwnPnpm, pnpm } from '../process/pnpm.mjs';
import { ROOT } from '../../../operations/src/root.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');
/** Packages compiled for the binary interface of one Node. */
const COMPILED = ['better-sqlite3'];
const COMPILE = ['rebuild', '--recursive'];
const INSTALL = ['install', '--frozen-lockfile', '--reporter=append-only', '--config.confirmModulesPurge=false'];

/**
 * Installs all packages of the lockfile, unless that was done already. Only Node and npm are needed.
 * @param {import('../../../operations/src/process/step.mjs').Say} [say]
 */
export function ensurePackages(say) {
  return ensure({ withTests: true }, say);
}

/**
 * Installs what builds and runs the site: the `dependencies` of each package. What tests and checks need stays where it is installed.
 * @param {import('../../../operations/src/process/step.mjs').Say} [say]
 */
export function ensureSitePackages(say) {
  // pnpm itself is among the packages of the checks.
  return ensure({ withTests: hasOwnPnpm() }, say);
}

/**
 * @param {{ readonly withTests: boolean }} extent
 * @param {import('../../../operations/src/process/step.mjs').Say} [say]
 */
async function ensure({ withTests }, say = () => undefined) {
  const wanted = [lockfileHash(), process.versions.modules, withTests ? 'all' : 'site'].join(' ');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === wanted) return;
  // Said in both cases: NODE_ENV=production in the environment would leave the tests' packages out.
  await pnpm([...INSTALL, `--prod=${!withTests}`], { say });
  const [, binaryInterface] = installed.split(' ');
  // An install leaves alone what was compiled for another Node.
  if (binaryInterface && binaryInterface !== process.versions.modules) await pnpm([...COMPILE, ...COMPILED], { say });
  writeFileSync(STAMP, wanted);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
}
