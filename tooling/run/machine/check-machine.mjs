import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { StepError } from '../../../operations/src/process/step.mjs';

const GIBIBYTE = 1024 ** 3;
const NEEDED_GIB = 3;
const TOOLS = ['python3', 'make', 'c++'];

/** Checks the machine before the installation. Each error is one line: the problem, its reason, the remedy. */
export function checkMachine() {
  checkNode();
  checkDisk();
  checkCompiler();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StepError(
    `Node ${process.versions.node} is too old: Soteria needs 20.19 or newer. Install it from https://nodejs.org and run this again.`,
  );
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = (bavail * bsize) / GIBIBYTE;
  const needed = existsSync(join(ROOT, 'node_modules')) ? 0.3 : NEEDED_GIB;
  if (free >= needed) return;
  throw new StepError(
    `The disk is nearly full: ${free.toFixed(1)} GiB free, ${needed} needed in ${ROOT}. Free some room and run this again.`,
  );
}

/** The first installation compiles SQLite's binding. */
function checkCompiler() {
  if (existsSync(join(ROOT, 'node_modules'))) return;
  const missing = TOOLS.filter((tool) => !isThere(tool));
  if (missing.length === 0) return;
  throw new StepError(
    `${missing.join(', ')} not found: the database driver is compiled at the first start. ` +
      'Debian and Ubuntu: `apt-get install build-essential python3`; macOS: `xcode-select --install`.',
  );
}

/** @param {string} tool */
function isThere(tool) {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
