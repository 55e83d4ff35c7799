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
  constructor({ program = process.execPath, script, args = [], cwd, env, socket, ownGroup = false }, log) {
    this.child = spawn(program, script ? [script, ...args] : args, {
      cwd,
      env: { ...process.env, ...env, ...passed(socket), [PARENT]: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
      detached: ownGroup,
    });
    this.log = log;
    /** The end of what it printed. */
    this.output = new LastLines();
    /** Its exit code; null after a signal. */
    this.ended = endOf(this.child);
    /** Resolves when all of its output is in the log. */
    this.logged = Promise.all([this.child.stdout, this.child.stderr].map((stream) => this.#store(stream)));
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null || this.child.pid === undefined;
  }

  /** @param {import('node:stream').Readable | null} stream a pipe, as `spawn` was asked for */
  async #store(stream) {
    if (!stream) return;
    for await (const lines of wholeLines(stream)) {
      this.output.add(lines);
      await this.log.append(lines);
    }
  }
}

/**
 * What says that the first file descriptor after the output is a socket. The process adds its id, which nobody knows before.
 * @param {number | undefined} socket
 * @returns {Record<string, string>}
 */
function passed(socket) {
  return socket === undefined ? {} : { LISTEN_FDS: '1', LISTEN_PID: '' };
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
