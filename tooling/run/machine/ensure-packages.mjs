import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hasOwnPnpm, pnpm } from '../process/pnpm.mjs';
import { ROOT } from '../workspace/root.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');
const INSTALL = ['install', '--frozen-lockfile', '--reporter=append-only', '--config.confirmModulesPurge=false'];

/**
 * Installs all packages of the lockfile, unless that was done already. Only Node and npm are needed.
 * @param {import('../process/step.mjs').Say} [say]
 */
export function ensurePackages(say) {
  return ensure({ withTests: true }, say);
}

/**
 * Installs what builds and runs the site: the `dependencies` of each package. What tests and checks need stays where it is installed.
 * @param {import('../process/step.mjs').Say} [say]
 */
export function ensureSitePackages(say) {
  // pnpm itself is among the packages of the checks.
  return ensure({ withTests: hasOwnPnpm() }, say);
}

/**
 * @param {{ readonly withTests: boolean }} extent
 * @param {import('../process/step.mjs').Say} [say]
 */
async function ensure({ withTests }, say = () => undefined) {
  const wanted = `${fingerprint()} ${withTests ? 'all' : 'site'}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // Said in both cases: NODE_ENV=production in the environment would leave the tests' packages out.
  await pnpm([...INSTALL, `--prod=${!withTests}`], { say });
  writeFileSync(STAMP, wanted);
}

/** The lockfile, and the Node whose binary interface the database driver was compiled for. */
function fingerprint() {
  const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.versions.modules}`;
}
