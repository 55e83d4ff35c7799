import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { command } from './command.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { buildVersion } from './release-builds.mjs';
import { releaseTool } from './release-tool.mjs';
import { logInToPanel } from './restore-trial/log-in-to-panel.mjs';
import { readState } from './restore-trial/read-state.mjs';
import { sendFormsUntil } from './restore-trial/send-forms-until.mjs';
import { ROOT } from './root.mjs';
import { build, startServices, stopServices } from './site.mjs';
import { run, step, StepError } from './step.mjs';

const PORT = Number(process.env.PORT ?? 3970);
const CMS_PORT = Number(process.env.CMS_PORT ?? 3977);
const VERSION = '1.0.0-restored';

/**
 * `npm run restore-trial`: a site with edits, forms and a rollout of its own is backed up while it runs and forms come in, its
 * data folder is deleted, the backup restored and the site started again. Is everything as it was?
 */
run(async () => {
  await step('Installing packages', ensurePackages);
  const folder = mkdtempSync(join(tmpdir(), 'soteria-restore-trial-'));
  const dataDir = join(folder, 'site');
  const file = join(folder, 'backup.tar.gz');
  const settings = { port: PORT, cmsPort: CMS_PORT, dataDir, contentApiUrl: undefined };
  process.env.POSTS_PER_MINUTE = '100000';
  try {
    const builds = await build(settings);
    const before = await running(settings, builds, async () => {
      await step('Changing content, a form and a release', () => change(settings));
      const state = await readState(settings);
      const backup = step('Backing up while forms come in', () => npmRun('backup', [file], dataDir));
      const during = await sendFormsUntil(backup, `http://127.0.0.1:${CMS_PORT}`);
      console.log(`  ${during} more forms were sent meanwhile`);
      return state;
    });
    await step('Deleting the data folder', () => rmSync(dataDir, { recursive: true }));
    await step('Restoring', () => npmRun('restore', [file], dataDir));
    const after = await running(settings, builds, () => readState(settings));
    compare(before, after);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * @template T
 * @param {import('./site.mjs').Settings} settings
 * @param {Awaited<ReturnType<typeof build>>} builds
 * @param {() => Promise<T>} work
 */
async function running(settings, builds, work) {
  const services = await startServices(settings, builds);
  return work().finally(() => stopServices(services));
}

/** @param {import('./site.mjs').Settings} settings */
async function change({ port, cmsPort, dataDir }) {
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
 * @param {Awaited<ReturnType<typeof readState>>} before
 * @param {Awaited<ReturnType<typeof readState>>} after
 */
function compare(before, after) {
  const lost = before.submissions.filter((one) => !after.submissions.some((other) => isDeepStrictEqual(one, other)));
  if (lost.length > 0) throw new StepError(`${lost.length} of ${before.submissions.length} forms are lost.`);
  for (const name of /** @type {const} */ (['content', 'releases', 'locks', 'documents'])) {
    if (!isDeepStrictEqual(before[name], after[name]))
      throw new StepError(`${name} differ: ${difference(before[name], after[name])}`);
  }
  console.log(
    `\nEverything is as it was: ${Object.keys(before.content).length} answers of the content API, ` +
      `${before.submissions.length} forms (and ${after.submissions.length - before.submissions.length} that came during the backup), releases and locks.`,
  );
}

/** @param {unknown} before @param {unknown} after */
function difference(before, after) {
  const [one, other] = [JSON.stringify(before), JSON.stringify(after)];
  const place = [...one].findIndex((character, index) => character !== other[index]);
  return `…${one.slice(Math.max(0, place - 80), place + 120)}… was …${other.slice(Math.max(0, place - 80), place + 120)}…`;
}
