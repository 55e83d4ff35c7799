import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { atMost, holdBounds } from './parts/bounds.mjs';
import { command } from '../../../operations/src/process/command.mjs';
import { buildVersion } from '../workspace/release-builds.mjs';
import { releaseTool } from '../../../operations/src/site/release-tool.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { build } from '../workspace/build-site.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { withTrialSite } from './parts/trial-site.mjs';
import { sendFormsUntil } from './restore/send-forms-until.mjs';

const VERSION = '1.0.0-restored';

/** @typedef {Awaited<ReturnType<typeof import('./restore/read-state.mjs').readState>>} State */

export const description = {
  about: 'A site is backed up while it runs and forms come in, deleted, restored: is everything as it was?',
};

export async function trial() {
  // Loaded when it runs: `npm run trial` installs its packages first.
  const { readState } = await import('./restore/read-state.mjs');
  process.env.POSTS_PER_MINUTE = '100000';
  await withTrialSite('restore-trial', async (settings, folder) => {
    const { cmsPort, dataDir } = settings;
    const file = join(folder, 'backup.tar.gz');
    const builds = await build(settings);
    const before = await running(settings, builds, async () => {
      await step('Changing content, a form and a release', () => change(settings));
      const state = await readState(settings);
      const backup = step('Backing up while forms come in', () => npmRun('backup', [file], dataDir));
      const during = await sendFormsUntil(backup, `http://127.0.0.1:${cmsPort}`);
      return { ...state, during };
    });
    await step('Deleting the data folder', () => rmSync(dataDir, { recursive: true }));
    await step('Restoring', () => npmRun('restore', [file], dataDir));
    const after = await running(settings, builds, () => readState(settings));
    compare(before, after);
  });
}

/**
 * @template T
 * @param {import('../../../operations/src/site/start-services.mjs').Settings} settings
 * @param {Awaited<ReturnType<typeof build>>} builds
 * @param {() => Promise<T>} work
 */
async function running(settings, builds, work) {
  const services = await startServices(settings, builds);
  try {
    return await work();
  } finally {
    await stopServices(services);
  }
}

/** @param {import('../../../operations/src/site/start-services.mjs').Settings} settings */
async function change({ port, cmsPort, dataDir }) {
  const { logInToPanel } = await import('./restore/log-in-to-panel.mjs');
  const panel = await logInToPanel(`http://127.0.0.1:${cmsPort}`, dataDir);
  await panel.publish('event', {
    title: 'A day that was saved',
    startDate: '2027-05-01T14:00:00.000Z',
    time: '10:00:00',
  });
  const form = { data: { prayerRequest: 'That nothing is lost.' } };
  const answer = await fetch(`http://localhost:${port}/api/prayer-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}.`);
  const tool = releaseTool({ port, dataDir });
  const { folder } = await buildVersion('events', VERSION);
  await tool('publish', 'events', '--from', folder);
  await tool('rollout', 'events', VERSION, '--percent', '10');
}

/** @param {'backup' | 'restore'} name @param {readonly string[]} args @param {string} dataDir */
function npmRun(name, args, dataDir) {
  return command(process.execPath, [join(ROOT, 'tooling', 'run', `${name}.mjs`), ...args], {
    env: { DATA_DIR: dataDir },
  });
}

/**
 * @param {State & { during: number }} before during: forms sent while the backup was made
 * @param {State} after
 */
function compare(before, after) {
  const lost = before.submissions.filter((one) => !after.submissions.some((other) => isDeepStrictEqual(one, other)));
  const parts = /** @type {const} */ (['content', 'releases', 'locks', 'documents']);
  const differ = parts.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  for (const name of differ) console.log(`${name} differ: ${difference(before[name], after[name])}`);
  holdBounds([
    { figure: 'answers of the content API that were compared', measured: Object.keys(before.content).length },
    { figure: 'forms before the backup', measured: before.submissions.length },
    { figure: 'forms sent while it was made', measured: before.during },
    { figure: 'of them in the backup', measured: after.submissions.length - before.submissions.length + lost.length },
    atMost('forms that are lost', lost.length, 0),
    ...parts.map((name) => atMost(`${name} that differ`, differ.includes(name) ? 1 : 0, 0)),
  ]);
}

/** @param {unknown} before @param {unknown} after */
function difference(before, after) {
  const [one, other] = [JSON.stringify(before), JSON.stringify(after)];
  const place = [...one].findIndex((character, index) => character !== other[index]);
  return `…${one.slice(Math.max(0, place - 80), place + 120)}… was …${other.slice(Math.max(0, place - 80), place + 120)}…`;
}
