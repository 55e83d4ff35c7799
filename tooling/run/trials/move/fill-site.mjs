import Database from 'better-sqlite3';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { step } from '../../../../operations/src/process/step.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { logInToPanel } from '../restore/log-in-to-panel.mjs';

/** @typedef {{ events: number, megabytes: number, releases: number, forms: number }} Wanted */

const MEGABYTE = 1024 ** 2;

/**
 * Fills a running site, past what would take hours.
 * @param {import('../../../../operations/src/site/start-services.mjs').Settings} settings
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

/** Of the forms in the queue: so many are held, and were refused; all others were delivered. */
const AT_REST_EACH = 5;

/**
 * @param {string} file
 * @param {number} count
 */
function addForms(file, count) {
  const stateOf = (/** @type {number} */ number) =>
    number < AT_REST_EACH ? 'held' : number < 2 * AT_REST_EACH ? 'refused' : 'delivered';
  insertForms(
    file,
    Array.from({ length: count }, (_, number) => formOf(number, stateOf(number))),
  );
}

/**
 * Adds forms that the next edge delivers at once. No edge runs meanwhile.
 * @param {string} dataDir
 * @param {number} count
 */
export function addWaitingForms(dataDir, count) {
  const forms = Array.from({ length: count }, (_, number) => formOf(number, 'waiting'));
  insertForms(join(dataDir, 'submissions.sqlite'), forms);
}

/**
 * @param {string} file
 * @param {readonly ReturnType<typeof formOf>[]} forms
 */
function insertForms(file, forms) {
  const database = new Database(file, { timeout: 10_000 });
  const insert = database.prepare(`
    INSERT INTO submissions (id, key, kind, state, fingerprint, answers, acknowledged, receivedAt, since, dueAt, attempts, reason, outcome)
    VALUES (:id, :key, 'prayer-request', :state, :fingerprint, :answers, 1, :time, :time, :time, 1, :reason, :outcome)`);
  database.transaction(() => forms.forEach((form) => insert.run(form)))();
  database.close();
}

/**
 * @param {number} number
 * @param {'waiting' | 'held' | 'refused' | 'delivered'} state
 */
function formOf(number, state) {
  const isDelivered = state === 'delivered';
  return {
    id: randomUUID(),
    key: randomUUID(),
    state,
    fingerprint: randomBytes(32).toString('base64url'),
    answers: isDelivered ? null : JSON.stringify({ prayerRequest: `For all who wait, number ${number}` }),
    time: Date.now() - 3_600_000 - number,
    reason: isDelivered ? null : 'it is made for a trial',
    outcome: isDelivered ? '{"status":200,"body":""}' : null,
  };
}

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
