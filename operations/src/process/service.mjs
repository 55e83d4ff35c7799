import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LogFile } from '../logs/log-file.mjs';
import { logLimits } from '../logs/log-limits.mjs';
import { ProgramRun } from './program-run.mjs';

/** Milliseconds between SIGTERM and SIGKILL. */
const STOP_LIMIT_MS = 12_000;
/** Milliseconds for the rest of the output, which may be held open by what the program started. */
const OUTPUT_LIMIT_MS = 1_000;

/**
 * @typedef {object} ServiceOptions
 * @property {string} name of its log and process id files below DATA_DIR
 * @property {string} [program] its path; left out: this Node
 * @property {string} [script] what Node runs
 * @property {readonly string[]} [args]
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string} dataDir
 * @property {number} [socket] file descriptor of a bound socket that it listens at, as sd_listen_fds(3) passes one
 * @property {boolean} [ownGroup] a terminal's signals do not reach it: whoever starts it has to stop it
 */

/** A child process that appends its output to a log file and runs until `stop`. */
export class Service {
  /** @param {ServiceOptions} options */
  constructor(options) {
    const { name, dataDir } = options;
    this.name = name;
    this.options = options;
    /** Whether `stop` was called. */
    this.stopping = false;
    /** @type {Promise<void> | undefined} */
    this.stopped = undefined;
    this.log = join(dataDir, 'logs', `${name}.log`);
    this.logFile = new LogFile(this.log, logLimits());
    this.pidFile = join(dataDir, 'run', `${name}.pid`);
    mkdirSync(join(dataDir, 'run'), { recursive: true });
    this.run = this.begin();
  }

  /** Changes what the next start runs. @param {Partial<ServiceOptions>} options */
  change(options) {
    this.options = { ...this.options, ...options };
  }

  /**
   * Starts the process, which does not run. The caller waits until it is ready.
   * @returns {ProgramRun}
   */
  begin() {
    this.stopping = false;
    this.stopped = undefined;
    this.run = new ProgramRun(this.options, this.logFile);
    writeFileSync(this.pidFile, String(this.run.child.pid));
    return this.run;
  }

  get child() {
    return this.run.child;
  }

  /** Resolves with the exit code of the present process; null after a signal. */
  get ended() {
    return this.run.ended;
  }

  /**
   * Waits until `isReady` accepts a response. Throws with the log's last lines when the process ends or the time is over.
   * @param {string} url
   * @param {(response: Response) => boolean | Promise<boolean>} isReady
   * @param {number} limitMs
   */
  async ready(url, isReady, limitMs) {
    const { run } = this;
    const end = Date.now() + limitMs;
    while (Date.now() < end) {
      if (run.hasEnded) {
        await this.untilLogged();
        throw new Error(`It ended with code ${(await run.ended) ?? 1}. The end of ${this.log}:\n${run.output.tail()}`);
      }
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      if (answer && (await isReady(answer))) return;
      await pause(150);
    }
    throw new Error(`${url} was not ready within ${limitMs / 1000} s. The end of ${this.log}:\n${run.output.tail()}`);
  }

  /** The texts of its warnings since its process began. Each line of the edge's log is a JSON object (pino). */
  warnings() {
    return this.run.output.warnings();
  }

  /** The last lines that its process printed. */
  tail() {
    return this.run.output.tail();
  }

  /** Stops the process with SIGTERM, or with SIGKILL after the limit. A second call waits for the same end. */
  stop() {
    this.stopping = true;
    this.stopped ??= this.#stop();
    return this.stopped;
  }

  async #stop() {
    const { run } = this;
    if (!run.hasEnded) {
      run.child.kill('SIGTERM');
      const timer = setTimeout(() => run.child.kill('SIGKILL'), STOP_LIMIT_MS);
      await run.ended;
      clearTimeout(timer);
    }
    await this.untilLogged();
    await this.logFile.close();
    rmSync(this.pidFile, { force: true });
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
    this.begin();
  }

  /** Waits for the rest of the output of a process that has ended. */
  async untilLogged() {
    const limit = new AbortController();
    const limited = pause(OUTPUT_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
    await Promise.race([this.run.logged, limited]);
    limit.abort();
  }
}
