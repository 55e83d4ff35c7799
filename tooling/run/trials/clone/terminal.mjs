import { spawn } from 'node:child_process';

const READY = 'Soteria is ready on ';
/** The first start of a busy machine builds everything and fills the CMS. */
const READY_MS = 900_000;
const STOP_MS = 30_000;

/** Runs a recipe's commands: to their end, or in another terminal until they are stopped. */
export class Terminal {
  /**
   * @param {string} root
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(root, env) {
    this.root = root;
    this.env = env;
    /** @type {(() => Promise<void>) | null} */
    this.endOther = null;
    /** @type {import('node:child_process').ChildProcess | null} */
    this.running = null;
  }

  /**
   * Throws with the commands' output when they fail.
   * @param {string} text
   */
  async run(text) {
    const { child, ended, output } = this.#begin(text);
    this.running = child;
    const code = await ended;
    this.running = null;
    if (code !== 0) throw new Error(`These commands ended with code ${code}:\n${text}\n${tail(output())}`);
  }

  /**
   * Starts a command in another terminal, and waits until it prints that the site is ready.
   * @param {string} text
   */
  async keep(text) {
    await this.stop();
    const { child, ended, output, printed } = this.#begin(text);
    this.endOther = async () => {
      interrupt(child, 'SIGINT');
      const timer = setTimeout(() => interrupt(child, 'SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    };
    const ready = await Promise.race([printed(READY), ended.then(() => false)]);
    if (!ready) throw new Error(`This did not say that the site is ready:\n${text}\n${tail(output())}`);
  }

  /** Sends Ctrl-C to every terminal. */
  async stop() {
    if (this.running) interrupt(this.running, 'SIGINT');
    await this.endOther?.();
    this.endOther = null;
  }

  /** @param {string} text */
  #begin(text) {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', text], {
      cwd: this.root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The whole process group gets Ctrl-C, as in a terminal.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => void (output += String(data)));
    /** @type {Promise<number | null>} */
    const ended = new Promise((resolve) => child.once('close', resolve));
    const printed = (/** @type {string} */ words) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), READY_MS);
        const look = () => {
          if (!output.includes(words)) return;
          clearTimeout(timer);
          resolve(true);
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      });
    return { child, ended, output: () => output, printed };
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function interrupt(child, signal) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** @param {string} output */
function tail(output) {
  return output.trimEnd().split('\n').slice(-40).join('\n');
}
