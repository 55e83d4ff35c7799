import Database from 'better-sqlite3';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../../process/command.mjs';
import { step } from '../../process/step.mjs';
import { ROOT } from '../../workspace/root.mjs';
import { logInToPanel } from '../restore/log-in-to-panel.mjs';

/** @typedef {{ events: number, megabytes: number, releases: number, forms: number }} Wanted */

const MEGABYTE = 1024 ** 2;
/** Of the forms: these wait, are held, or were refused; all others were delivered. */
const NOT_DELIVERED = /** @type {const} */ (['waiting', 'held', 'refused']);
const NOT_DELIVERED_EACH = 5;

/**
 * Fills a running site, past what would take hours.
 * @param {import('../../site/site.mjs').Settings} settings
 * @param {Wanted} wanted
 */
export async function fillSite({ cmsPort, dataDir }, { events, megabytes, releases, forms }) {
  const panel = await logInToPanel(`http://127.0.0.1:${cmsPort}`, dataDir);
  await step(`Publishing ${events} events`, async () => {
    for (let number = 0; number < events; number += 1) await panel.publish('event', eventOf(number));
  });
  await step(`Adding ${releases} releases`, () => addReleases(dataDir, releases));
  await step(`Adding ${forms} forms`, () => addForms(join(dataDir, 'submissions.sqlite'), forms));
  await step(`Writing ${megabytes} MB of uploads`, () =>
    writeUploads(join(dataDir, 'cms', 'public', 'uploads'), megabytes),
  );
}

/** @param {number} number */
function eventOf(number) {
  const day = String((number % 28) + 1).padStart(2, '0');
  return {
    title: `Gathering ${number} – „Übung“ 🕊`,
    startDate: `2027-0${(number % 9) + 1}-${day}T14:00:00.000Z`,
    time: '10:00:00',
  };
}

/**
 * @param {string} dataDir
 * @param {number} count
 */
async function addReleases(dataDir, count) {
  const program = join(ROOT, 'bench', 'src', 'growth', 'add-releases.ts');
  await command(process.execPath, ['--import', import.meta.resolve('tsx'), program, dataDir, 'events', String(count)]);
}

/**
 * @param {string} file
 * @param {number} count
 */
function addForms(file, count) {
  const database = new Database(file, { timeout: 10_000 });
  const insert = database.prepare(`
    INSERT INTO submissions (id, key, kind, state, fingerprint, answers, acknowledged, receivedAt, since, dueAt, attempts, reason, outcome)
    VALUES (:id, :key, 'prayer-request', :state, :fingerprint, :answers, 1, :time, :time, :due, 1, :reason, :outcome)`);
  database.transaction(() => {
    for (let number = 0; number < count; number += 1) insert.run(formOf(number));
  })();
  database.close();
}

/** @param {number} number */
function formOf(number) {
  const state = NOT_DELIVERED[Math.floor(number / NOT_DELIVERED_EACH)] ?? 'delivered';
  const time = Date.now() - 3_600_000 - number;
  const answers =
    state === 'delivered' ? null : JSON.stringify({ prayerRequest: `For all who wait, number ${number}` });
  const outcome = state === 'delivered' ? '{"status":200,"body":""}' : null;
  const reason = state === 'delivered' ? null : 'it is made for a trial';
  const fingerprint = randomBytes(32).toString('base64url');
  // Due only after the move: the first site must not deliver it.
  return {
    id: randomUUID(),
    key: randomUUID(),
    state,
    fingerprint,
    answers,
    time,
    due: Date.now() + DUE_IN_MS,
    reason,
    outcome,
  };
}

/** Less than what a queue takes for a clock that went back. */
const DUE_IN_MS = 9 * 60_000;

/**
 * Bytes that no file system stores more shortly.
 * @param {string} folder
 * @param {number} megabytes
 */
async function writeUploads(folder, megabytes) {
  await mkdir(folder, { recursive: true });
  for (let number = 0; number < megabytes; number += 1)
    await writeFile(join(folder, `trial_${number}.bin`), randomBytes(MEGABYTE));
}
