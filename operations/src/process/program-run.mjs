import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LastLines } from '../logs/last-lines.mjs';
import { wholeLines } from '../logs/whole-lines.mjs';

/** The variable by which a program's environment names the process that started it. */
export const PARENT = 'SOTERIA_PARENT';

/** One run of a program, from its start to its end. Its output is appended to a log. */
export class ProgramRun {
  /**
   * @param {import('./service.mjs').ServiceOptions} options
   * @param {import('../logs/log-file.mjs').LogFile} log
   */
  constructor({ program = process.execPath, script, args = [], cwd, env, ownGroup = false }, log) {
    this.child = spawn(program, script ? [script, ...args] : args, {
      cwd,
      env: { ...process.env, ...env, [PARENT]: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
    });
    this.log = log;
    /** The end of what it printed. */
    this.output = new LastLines();
    /** Its exit code; null after a signal. */
    this.ended = endOf(this.child);
    /** Resolves when all of its output is in the log. */
    this.logged = Promise.all([this.#store(this.child.stdout), this.#store(this.child.stderr)]);
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null || this.child.pid === undefined;
  }

  /** @param {import('node:stream').Readable} stream */
  async #store(stream) {
    for await (const lines of wholeLines(stream)) {
      this.output.add(lines);
      await this.log.append(lines);
    }
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>} its exit code
 */
async function endOf(child) {
  // A machine without memory for another process says so here.
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code;
}
