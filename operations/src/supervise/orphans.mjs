import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PARENT } from '../process/program-run.mjs';
import { StepError } from '../process/step.mjs';

/** Milliseconds between SIGTERM and SIGKILL. */
const STOP_LIMIT_MS = 12_000;
const NAMES = ['edge', 'cms'];

/**
 * Stops what a killed supervisor has left running on a data folder. Where there is no /proc, nothing is found.
 * Throws StepError when a site runs there.
 * @param {string} dataDir
 */
export async function stopOrphans(dataDir) {
  for (const name of NAMES) {
    const pid = pidIn(join(dataDir, 'run', `${name}.pid`));
    const environment = factsOf(pid, 'environ').split('\0');
    // The number of an ended process may have come to another program.
    if (!environment.includes(`DATA_DIR=${dataDir}`)) continue;
    const parent = parentOf(pid);
    if (environment.includes(`${PARENT}=${parent}`))
      throw new StepError(
        `A site runs on ${dataDir} already: its ${name} is process ${pid}, started by process ${parent}. Stop that one, or name another DATA_DIR.`,
      );
    await end(pid);
  }
}

/** @param {string} file @returns {number} 0 without one */
function pidIn(file) {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0;
}

/** @param {number} pid */
function parentOf(pid) {
  return /^PPid:\s*(\d+)$/m.exec(factsOf(pid, 'status'))?.[1];
}

/** @param {number} pid @param {'environ' | 'status'} file @returns {string} '' when it has ended, or is somebody else's */
function factsOf(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
async function end(pid) {
  const limit = Date.now() + STOP_LIMIT_MS;
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) {
    if (Date.now() > limit) process.kill(pid, 'SIGKILL');
    await pause(50);
  }
}

/** A zombie waits only for its parent to hear of its end. @param {number} pid */
function isRunning(pid) {
  const state = /^State:\s*(\w)/m.exec(factsOf(pid, 'status'))?.[1];
  return state !== undefined && state !== 'Z';
}
