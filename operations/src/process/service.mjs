import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between SIGTERM and SIGKILL. */
const STOP_LIMIT_MS = 12_000;

/**
 * @typedef {object} ServiceOptions
 * @property {string} name of its log and process id files below DATA_DIR
 * @property {string} [program] its path; left out: this Node
 * @property {string} [script] what Node runs
 * @property {readonly string[]} [args]
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string} dataDir
 */

/** A child process that writes its output to a log file and runs until `stop`. */
export class Service {
  /** @param {ServiceOptions} options */
  constructor(options) {
    const { name, dataDir } = options;
    this.name = name;
    this.options = options;
    /** Whether `stop` was called. */
    this.stopping = false;
    this.log = join(dataDir, 'logs', `${name}.log`);
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    mkdirSync(join(dataDir, 'run'), { recursive: true });
    this.child = this.begin('w');
    this.ended = endOf(this.child);
  }

  /** @param {'w' | 'a'} flags of its log */
  begin(flags) {
    const { name, program = process.execPath, script, args = [], cwd, env, dataDir } = this.options;
    const log = createWriteStream(this.log, { flags });
    const child = spawn(program, script ? [script, ...args] : args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    writeFileSync(join(dataDir, 'run', `${name}.pid`), String(child.pid));
    return child;
  }

  /**
   * Waits until `isReady` accepts a response. Throws with the log's last lines when the process ends or the time is over.
   * @param {string} url
   * @param {(response: Response) => boolean | Promise<boolean>} isReady
   * @param {number} limitMs
   */
  async ready(url, isReady, limitMs) {
    const end = Date.now() + limitMs;
    let code = /** @type {number | null | undefined} */ (undefined);
    void this.ended.then((value) => (code = value ?? 1));
    while (Date.now() < end) {
      if (code !== undefined) throw new Error(`It ended with code ${code}. The end of ${this.log}:\n${this.tail()}`);
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      if (answer && (await isReady(answer))) return;
      await pause(150);
    }
    throw new Error(`${url} was not ready within ${limitMs / 1000} s. The end of ${this.log}:\n${this.tail()}`);
  }

  /** The texts of its warnings so far. Each line of the edge's log is a JSON object (pino); level 40 is a warning. */
  warnings() {
    const lines = readFileSync(this.log, 'utf8').split('\n');
    const entries = lines.filter((line) => line.startsWith('{"level":40,')).map((line) => JSON.parse(line));
    return entries.map(({ msg }) => String(msg));
  }

  tail() {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
  }

  /** Stops the process with SIGTERM, or with SIGKILL after the limit. */
  async stop() {
    this.stopping = true;
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), STOP_LIMIT_MS);
    await this.ended;
    clearTimeout(timer);
  }

  /** Ends the process in the middle of whatever it does. */
  async kill() {
    this.stopping = true;
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Starts the process again, and stops it first when it runs. The caller waits until it is ready. */
  async restart() {
    await this.stop();
    this.stopping = false;
    this.child = this.begin('a');
    this.ended = endOf(this.child);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>} its exit code
 */
function endOf(child) {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}
