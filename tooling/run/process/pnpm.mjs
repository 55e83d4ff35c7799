import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';

const OWN_PNPM = join(ROOT, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');

/** Whether the pinned pnpm is among the installed packages. */
export function hasOwnPnpm() {
  return existsSync(OWN_PNPM);
}

/**
 * Runs the pinned pnpm: the installed one, else the registry's.
 * @param {readonly string[]} args
 * @param {import('../../../operations/src/process/command.mjs').CommandOptions} [options]
 */
export function pnpm(args, options) {
  if (hasOwnPnpm()) return command(process.execPath, [OWN_PNPM, ...args], options);
  return command('npx', ['--yes', pinnedPnpm(), ...args], options);
}

/** `pnpm@10.34.9`, from the one place that pins it. */
function pinnedPnpm() {
  return String(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager);
}
