import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StepError } from './step.mjs';

/** Characters of a failed program's output that its error has. */
const TAIL = 4_000;

/**
 * Runs a Node program to its end. It watches its input, a pipe that closes when this process ends, also by a kill.
 * @param {string} program
 * @param {{ cwd: string, env: Record<string, string> }} options env: added to this process's
 * @returns {Promise<string>} what it printed
 */
export async function dependentProgram(program, { cwd, env }) {
  const child = spawn(process.execPath, [program], { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code === 0) return output;
  throw new StepError((errors || output).trim().slice(-TAIL));
}
