import { spawn } from 'node:child_process';
import { show as print } from './progress.mjs';
import { ROOT } from '../root.mjs';

/** Lines of a failed command's output that its error shows. */
const TAIL_LINES = 40;

/** A program ended with another code than 0. */
export class CommandFailed extends Error {
  /**
   * @param {string} message
   * @param {string} output the last lines of what it printed
   */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] below the root
 * @property {Record<string, string | undefined>} [env] added to this process's
 * @property {{ uid: number, gid: number } | undefined} [user] whose process it is; root may choose
 * @property {boolean} [show] copies its output to the terminal
 * @property {import('./step.mjs').Say} [say] receives its output as it is printed
 */

/**
 * Runs a program to its end. When it fails, the error has its last lines.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<string>} what it printed
 */
export function command(program, args, { cwd = ROOT, env = {}, user, show = false, say } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe']);
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: [...stdio], ...user });
    /** @type {string[]} */
    const output = [];
    const keep = (/** @type {Buffer} */ chunk) => {
      output.push(chunk.toString());
      if (show) print(chunk);
      say?.(chunk.toString());
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => reject(new Error(`${program} could not be started: ${error.message}`)));
    child.on('close', (code) => {
      const text = output.join('');
      if (code === 0) return resolve(text);
      const tail = text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
      const what = `\`${[program.split('/').at(-1), ...args].join(' ')}\` ended with code ${code}.`;
      reject(new CommandFailed(show ? what : `${what}\n${tail}`, tail));
    });
  });
}
