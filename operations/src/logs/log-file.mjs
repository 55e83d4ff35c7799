import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** @typedef {import('./log-limits.mjs').LogLimits} LogLimits */
/** @typedef {import('rotating-file-stream').RotatingFileStream} RotatingFileStream */

/**
 * A file to which whole lines are appended. Beyond its size it becomes `edge.log.1`, that one `edge.log.2`, and the oldest is
 * deleted. A disk that takes nothing never ends the program: what is lost is counted, and said in the log afterwards.
 */
export class LogFile {
  /** @type {RotatingFileStream | undefined} */
  #stream;
  /** Each piece waits for the one before. */
  #written = Promise.resolve();
  #lostBytes = 0;

  /** @param {string} path @param {LogLimits} limits */
  constructor(path, limits) {
    this.path = path;
    this.limits = limits;
  }

  /**
   * Resolves when the system has the lines, or they are lost. Never rejects.
   * @param {Buffer} lines whole ones, with their newlines
   */
  append(lines) {
    this.#written = this.#written.then(() => this.#append(lines));
    return this.#written;
  }

  /** After what was appended until now. It may be appended to again. */
  async close() {
    await this.#written;
    const stream = this.#stream;
    this.#stream = undefined;
    if (stream) await new Promise((resolve) => stream.end(resolve));
  }

  /** @param {Buffer} lines */
  async #append(lines) {
    try {
      const first = this.#stream ? '' : unendedLine(this.path);
      this.#stream ??= await open(this.path, this.limits);
      const before = first + this.#aboutLost();
      await write(this.#stream, before === '' ? lines : Buffer.concat([Buffer.from(before), lines]));
      this.#lostBytes = 0;
    } catch (error) {
      this.#stream = undefined;
      if (this.#lostBytes === 0) console.error(`Nothing can be written to ${this.path}: ${reasonOf(error)}`);
      this.#lostBytes += lines.length;
    }
  }

  #aboutLost() {
    if (this.#lostBytes === 0) return '';
    const msg = `${this.#lostBytes} bytes of this log are lost: the file could not be written`;
    return `${JSON.stringify({ level: 50, time: Date.now(), name: 'supervisor', msg })}\n`;
  }
}

/** @param {string} path @param {LogLimits} limits */
async function open(path, { bytes, files }) {
  // Loaded when it runs: `npm start` installs its packages first.
  const { createStream } = await import('rotating-file-stream');
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const name = (/** @type {number | Date | null} */ number) => `${basename(path)}${number ? `.${String(number)}` : ''}`;
  const stream = createStream(name, { path: folder, size: `${bytes}B`, rotate: files });
  // Each write tells its own failure.
  stream.on('error', () => undefined);
  return stream;
}

/** @param {RotatingFileStream} stream @param {Buffer} lines */
function write(stream, lines) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => stream.write(lines, (error) => (error ? reject(error) : resolve())))
  );
}

/** A newline where the machine failed within the last line, so that the next one begins a line. @param {string} path */
function unendedLine(path) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return '';
  const file = openSync(path, 'r');
  try {
    const last = Buffer.alloc(1);
    readSync(file, last, 0, 1, size - 1);
    return last.toString() === '\n' ? '' : '\n';
  } finally {
    closeSync(file);
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
