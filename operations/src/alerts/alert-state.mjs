import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const Message = v.object({ subject: v.string(), text: v.string() });

const Alert = v.object({
  /** Milliseconds since 1970: when it was found first, and since when it is gone. */
  since: v.number(),
  goneSince: v.optional(v.number()),
  afterMs: v.number(),
  /** The message when it has ended. */
  over: Message,
  /** The senders that have told of its beginning and not yet of its end. */
  toldBy: v.array(v.string()),
});

const AlertState = v.object({
  /** Milliseconds since 1970: when the site was looked at first. */
  watchedSince: v.number(),
  /** By the id of their finding. */
  alerts: v.record(v.string(), Alert),
});

/** @typedef {v.InferOutput<typeof Alert>} Alert */
/** @typedef {v.InferOutput<typeof AlertState>} AlertState */

/** The file in DATA_DIR that remembers who was told what. No backup holds it. */
const ALERTS_NAME = 'alerts.json';

/** What was told before: in a file and, while that cannot be written, in memory. */
export class AlertMemory {
  #file;
  /** @type {AlertState | undefined} */
  #unwritten;

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.#file = join(dataDir, ALERTS_NAME);
  }

  /** A missing or broken file is a first look. @param {number} now @returns {Promise<AlertState>} */
  async read(now) {
    if (this.#unwritten) return this.#unwritten;
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), AlertState), text);
    return read.success ? read.output : { watchedSince: now, alerts: {} };
  }

  /** @param {AlertState} state @returns {Promise<string | null>} why it is in memory only */
  async write(state) {
    try {
      await writeWhole(this.#file, state);
      this.#unwritten = undefined;
      return null;
    } catch (error) {
      this.#unwritten = state;
      return `${this.#file} cannot be written, so a restart tells everything again: ${error}`;
    }
  }
}

/**
 * Writes the file whole or not at all. On a full disk it writes over the one that is there, which needs no room.
 * @param {string} file
 * @param {AlertState} state
 */
async function writeWhole(file, state) {
  const text = `${JSON.stringify(state)}\n`;
  try {
    await writeFile(`${file}.draft`, text, { mode: 0o600 });
    await rename(`${file}.draft`, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    await writeFile(file, text, { flag: 'r+' });
    await truncate(file, Buffer.byteLength(text));
  }
}
