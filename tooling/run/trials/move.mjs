import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { number } from '../../../operations/src/command-line/options.mjs';
import { startPostgres } from '../machine/postgres/start-postgres.mjs';
import { build } from '../workspace/build-site.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { atMost, holdBounds } from './parts/bounds.mjs';
import { withTrialSite } from './parts/trial-site.mjs';
import { filesWithHashes } from './move/files-with-hashes.mjs';
import { moveProcess } from './move/move-process.mjs';

export const description = {
  about: 'A large site of one machine moves to Postgres, killed on the way: is it the same site there?',
  options: {
    events: number({ about: 'of the calendar', fallback: 500 }),
    megabytes: number({ about: 'of uploads', fallback: 2_000 }),
    releases: number({ about: 'of the section events', fallback: 100 }),
    forms: number({ about: 'in the queue, most of them delivered', fallback: 5_000 }),
    kills: number({ about: 'moves that are killed', fallback: 8 }),
  },
};

/** Forms that come in while the site is moved, before it stops. */
const MEANWHILE = 5;
/** Forms that wait when it stops. */
const WAITING = 20;
/** Milliseconds until they are delivered at the new place. Ends a hang. */
const PATIENCE_MS = 120_000;
/** Milliseconds within which a first move is killed. */
const KILLED_WITHIN_MS = 30_000;

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options }) {
  process.env.POSTS_PER_MINUTE = '100000';
  await withTrialSite('move-trial', async (settings, folder) => {
    const postgres = await startPostgres();
    try {
      await moveTrial({ settings, target: join(folder, 'moved'), url: postgres.url, asked: options });
    } finally {
      await postgres.stop();
    }
  });
}

/**
 * @typedef {object} TrialParts
 * @property {import('../../../operations/src/site/start-services.mjs').Settings} settings of the site
 * @property {string} target its DATA_DIR once it is moved
 * @property {string} url
 * @property {import('./move/fill-site.mjs').Wanted & { kills: number }} asked
 */

/** @param {TrialParts} parts */
async function moveTrial({ settings, target, url, asked }) {
  // Loaded when it runs: `npm run trial` installs its packages first.
  const { addWaitingForms, fillSite } = await import('./move/fill-site.mjs');
  const { readMovedState } = await import('./move/read-moved-state.mjs');
  const builds = await build(settings);
  const shared = { DATABASE_URL: url, SITE_KEY: randomBytes(32).toString('hex') };
  const move = () => moveProcess({ dataDir: settings.dataDir, target, ...shared });
  const run = (/** @type {() => Promise<void>} */ work) => whileRunning(settings, builds, work);

  await run(() => fillSite(settings, asked));
  /** @type {{ before?: MovedState, first?: number, last?: number }} */
  const seen = {};
  await run(async () => {
    await step('Killing moves', () => killMoves(move, asked.kills));
    seen.first = await step('Moving while the site runs', () => timed(() => move().ended));
    await sendForms(settings);
    seen.before = await readMovedState(settings);
  });
  addWaitingForms(settings.dataDir, WAITING);
  const files = await filesWithHashes(settings.dataDir);
  seen.last = await step('Moving the rest', () => timed(() => move().ended));
  await step('Killing moves', () => killMoves(move, asked.kills));
  const table = await step('Moving once more', () => move().ended);
  console.log(table);
  const changed = (await filesWithHashes(settings.dataDir)).filter((line) => !files.includes(line));

  const moved = { ...settings, dataDir: target };
  const after = await withEnvironment(shared, () =>
    whileRunning(moved, builds, () => stateOnceDelivered(moved, seen.before)),
  );
  compare({
    ...seen,
    before: seen.before ?? after,
    after,
    changed,
    isWhole: existsSync(join(settings.dataDir, 'cms', 'content.db')),
  });
}

/**
 * @template T
 * @param {import('../../../operations/src/site/start-services.mjs').Settings} settings
 * @param {Awaited<ReturnType<typeof build>>} builds
 * @param {() => Promise<T>} work
 */
async function whileRunning(settings, builds, work) {
  const services = await startServices(settings, builds);
  try {
    return await work();
  } finally {
    await stopServices(services);
  }
}

/**
 * @template T
 * @param {Record<string, string>} settings
 * @param {() => Promise<T>} work
 */
async function withEnvironment(settings, work) {
  Object.assign(process.env, settings);
  return work().finally(() => Object.keys(settings).forEach((name) => delete process.env[name]));
}

/**
 * @param {import('../../../operations/src/site/start-services.mjs').Settings} moved
 * @param {MovedState | undefined} before
 */
async function stateOnceDelivered(moved, before) {
  const { readMovedState } = await import('./move/read-moved-state.mjs');
  const wanted = (before?.submissions.length ?? 0) + WAITING;
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const state = await readMovedState(moved, before?.session);
    if (state.submissions.length >= wanted || performance.now() > end) return state;
  }
}

/** Seconds. @param {() => Promise<unknown>} work */
async function timed(work) {
  const since = performance.now();
  await work();
  return Math.round(performance.now() - since) / 1_000;
}

/**
 * @param {() => ReturnType<typeof moveProcess>} move
 * @param {number} count
 */
async function killMoves(move, count) {
  for (let number = 0; number < count; number += 1) await move().killAfter(Math.random() * KILLED_WITHIN_MS);
}

/** @param {import('../../../operations/src/site/start-services.mjs').Settings} settings */
async function sendForms({ port }) {
  for (let sent = 0; sent < MEANWHILE; sent += 1) {
    const answer = await fetch(`http://localhost:${port}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { prayerRequest: `Number ${sent} while the site is moved.` } }),
    });
    if (!answer.ok) throw new Error(`A form was answered with ${answer.status}.`);
  }
}

/** @typedef {Awaited<ReturnType<typeof import('./move/read-moved-state.mjs').readMovedState>>} MovedState */

/** @param {{ before: MovedState, after: MovedState, first?: number, last?: number, changed: string[], isWhole: boolean }} seen */
function compare({ before, after, first = 0, last = 0, changed, isWhole }) {
  const parts = /** @type {const} */ (['content', 'releases', 'locks']);
  const differ = parts.filter((name) => !isDeepStrictEqual(parsed(before[name]), parsed(after[name])));
  for (const name of differ)
    console.log(`${name}: ${JSON.stringify(before[name]).slice(0, 600)}\n${JSON.stringify(after[name]).slice(0, 600)}`);
  const lost = before.submissions.filter((one) => !after.submissions.some((other) => isDeepStrictEqual(one, other)));
  holdBounds([
    { figure: 'seconds of the first move, while the site runs', measured: first },
    { figure: 'seconds of the last one, while it is stopped', measured: last },
    { figure: 'answers of the content API that were compared', measured: Object.keys(before.content).length },
    { figure: 'forms of the content API before', measured: before.submissions.length },
    { figure: 'forms that waited', measured: WAITING },
    atMost('of them not delivered once', Math.abs(after.submissions.length - before.submissions.length - WAITING), 0),
    atMost('forms that are lost', lost.length, 0),
    atMost('files of the old folder that changed', changed.length + (isWhole ? 0 : 1), 0),
    atMost('sign-ins that are not valid, before', before.shutOut, 0),
    atMost('sign-ins of before that are not valid', after.shutOut, 0),
    ...parts.map((name) => atMost(`${name} that differ`, differ.includes(name) ? 1 : 0, 0)),
  ]);
}

/** The content API's answers as values: Postgres orders the keys of JSON by their length. @param {object} part */
function parsed(part) {
  const values = Object.entries(part).map(([name, value]) => [name, isJson(value) ? JSON.parse(value) : value]);
  return Object.fromEntries(values);
}

/** @param {unknown} value @returns {value is string} */
function isJson(value) {
  return typeof value === 'string' && /^[[{]/.test(value);
}
