import { setTimeout as pause } from 'node:timers/promises';
import { number } from '../../../operations/src/command-line/options.mjs';
import { step, StepError } from '../../../operations/src/process/step.mjs';
import { build } from '../workspace/build-site.mjs';
import { NumberedRequests, pathOf } from './kills/numbered-requests.mjs';
import { loggedPaths, readCmsLog, readJsonLog } from './kills/read-logs.mjs';
import { SupervisedSite } from './kills/supervised-site.mjs';
import { atMost, holdBounds } from './parts/bounds.mjs';
import { withTrialSite } from './parts/trial-site.mjs';

const MOST_SECONDS = 5;
/** Longer than a run has to be that the supervisor takes for a steady one. */
const STEADY_MS = 11_000;
/** Milliseconds before a kill in which a process may not have handed an answer's line to the system yet. */
const LAST_MS = 100;
/** Small files, so that they are rotated in the trial; enough of them that nothing is deleted. */
const LOGS = { LOG_FILE_MB: '1', LOG_FILES: '1000' };

export const description = {
  about: 'CMS and edge are killed again and again under `soteria start`: are they back within 5 s, and the logs whole?',
  options: { kills: number({ about: 'of each', fallback: 50 }) },
};

/** @typedef {{ name: 'edge' | 'cms', at: number, backMs: number }} Kill */

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { kills: count } }) {
  await withTrialSite('kills', async (settings) => {
    await build(settings);
    const site = new SupervisedSite(settings, LOGS);
    try {
      await site.ready();
      const requests = new NumberedRequests(site.url);
      const kills = await step(`Killing CMS and edge ${count} times each`, () => killAll(site, count));
      await requests.end();
      const code = await step('Stopping', () => site.stop());
      if (code !== 0) throw new StepError(`\`soteria start\` ended with code ${code}.`);
      report(settings.dataDir, kills, requests);
    } finally {
      await site.stop();
    }
  });
}

/** @param {SupervisedSite} site @param {number} count */
async function killAll(site, count) {
  /** @type {Kill[]} */
  const kills = [];
  for (let turn = 1; turn <= count; turn += 1) {
    const steady = pause(STEADY_MS);
    await steady;
    for (const name of /** @type {const} */ (['edge', 'cms'])) {
      const at = performance.now();
      kills.push({ name, at, backMs: await site.kill(name) });
    }
  }
  return kills;
}

/** @param {string} dataDir @param {readonly Kill[]} kills @param {NumberedRequests} requests */
function report(dataDir, kills, { answered, unanswered }) {
  const [edge, cms, supervisor] = [
    readJsonLog(dataDir, 'edge'),
    readCmsLog(dataDir),
    readJsonLog(dataDir, 'supervisor'),
  ];
  const paths = loggedPaths(edge);
  const missing = [...answered].filter(([one]) => !paths.has(pathOf(one)));
  const early = missing.filter(([, at]) => !kills.some((kill) => kill.at - LAST_MS < at && at < kill.at + LAST_MS));
  const said = (/** @type {string} */ text) => supervisor.lines.filter((line) => line.includes(text)).length;
  holdBounds([
    .../** @type {const} */ (['edge', 'cms']).flatMap((name) => backFigures(name, kills)),
    { figure: 'requests answered', measured: answered.size },
    { figure: 'requests while no edge listened', measured: unanswered },
    { figure: `answered within ${LAST_MS} ms of a kill, and not in the log`, measured: missing.length - early.length },
    atMost('answered before, and not in the log', early.length, 0),
    { figure: 'files of the edge’s log', measured: edge.files },
    { figure: 'lines of the edge’s log', measured: edge.lines.length },
    atMost('lines that are not whole: edge', edge.cut, 0),
    atMost('lines that are not whole: CMS', cms.cut, 0),
    atMost('lines that are not whole: supervisor', supervisor.cut, 0),
    atMost('kills that the supervisor did not say', kills.length - said('was ended by SIGKILL'), 0),
    atMost('returns that it did not say', kills.length - said('is back after'), 0),
  ]);
}

/** @param {'edge' | 'cms'} name @param {readonly Kill[]} kills */
function backFigures(name, kills) {
  const seconds = kills.filter((kill) => kill.name === name).map(({ backMs }) => backMs / 1_000);
  const sorted = seconds.toSorted((one, other) => one - other).map((value) => Number(value.toFixed(2)));
  return [
    { figure: `${name}: kills`, measured: sorted.length },
    { figure: `${name}: seconds until it was back, median`, measured: sorted[Math.floor(sorted.length / 2)] ?? 0 },
    atMost(`${name}: seconds until it was back, at most`, sorted.at(-1) ?? Infinity, MOST_SECONDS),
  ];
}
