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

/** The file in DATA_DIR that remembers who was told what. */
export const ALERTS_NAME = 'alerts.json';

/**
 * What was told before. A missing or broken file is a first look.
 * @param {string} dataDir
 * @param {number} now
 * @returns {Promise<AlertState>}
 */
export async function readAlertState(dataDir, now) {
  const text = await readFile(join(dataDir, ALERTS_NAME), 'utf8').catch(() => '');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), AlertState), text);
  return read.success ? read.output : { watchedSince: now, alerts: {} };
}

/**
 * Writes it whole or not at all. On a full disk it writes over the file that is there, which needs no room.
 * @param {string} dataDir
 * @param {AlertState} state
 */
export async function writeAlertState(dataDir, state) {
  const file = join(dataDir, ALERTS_NAME);
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
