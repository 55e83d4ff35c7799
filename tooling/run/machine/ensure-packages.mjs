import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { command } from '../process/command.mjs';
import { ROOT } from '../workspace/root.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');
const OWN_PNPM = join(ROOT, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');

/**
 * Installs the packages of the lockfile, unless that was done already. Only Node and npm are needed.
 * @param {import('../process/step.mjs').Say} [say]
 */
export async function ensurePackages(say = () => undefined) {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', '--config.confirmModulesPurge=false'];
  if (existsSync(OWN_PNPM)) await command(process.execPath, [OWN_PNPM, ...args], { say });
  else await command('npx', ['--yes', pinnedPnpm(), ...args], { say });
  writeFileSync(STAMP, wanted);
}

/** The lockfile, and the Node whose binary interface the database driver was compiled for. */
function fingerprint() {
  const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.versions.modules}`;
}

/** `pnpm@10.34.9`, from the one place that pins it. */
function pinnedPnpm() {
  return String(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager);
}
