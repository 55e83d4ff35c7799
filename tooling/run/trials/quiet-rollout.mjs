import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { number } from '../../../operations/src/command-line/options.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { releaseTool } from '../../../operations/src/site/release-tool.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { ensureHeadlessChromium } from '../machine/ensure-chromium.mjs';
import { build } from '../workspace/build-site.mjs';
import { holdBounds } from './parts/bounds.mjs';
import { withTrialSite } from './parts/trial-site.mjs';
import { failsInTheBrowser, failsOnTheServer, goodCandidate } from './quiet-rollout/candidates.mjs';
import { followRollouts } from './quiet-rollout/follow-rollouts.mjs';

export const description = {
  about:
    'A rollout 10, 50, 100 on a site with 0, 3 and 30 visitors a day (clock run fast): does it end by itself? Is a candidate that fails for one page halted before any visitor?',
  options: {
    day: number({
      about: 'seconds that a day takes; a round of visits takes as long as it does',
      fallback: 10,
      least: 1,
    }),
  },
};

const VISITORS = [0, 3, 30];
const CLOCK = pathToFileURL(join(import.meta.dirname, 'quiet-rollout', 'fast-clock.mjs')).href;

/** @typedef {Awaited<ReturnType<typeof followRollouts>>[number]} Row */

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { day } }) {
  const browser = await step('Finding a browser', ensureHeadlessChromium);
  await withTrialSite('quiet-rollout', async (settings, folder) => {
    const clock = join(folder, 'clock.json');
    const builds = await build(settings);
    const edgeSettings = {
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      TRUST_PROXY: 'true',
      NODE_OPTIONS: `--import ${CLOCK}`,
      TRIAL_CLOCK: clock,
    };
    const candidates = await step('Building candidates', () => buildCandidates(folder));
    const services = await startServices({ ...settings, edgeSettings }, builds);
    try {
      const tool = releaseTool(settings);
      for (const { section, folder: from } of Object.values(candidates)) await tool('publish', section, '--from', from);
      const site = { tool, origin: `http://localhost:${settings.port}`, dayMs: day * 1_000 };
      // Publishing has limits by the clock, so it runs fast only now.
      writeFileSync(clock, JSON.stringify({ speed: 86_400 / day, since: Date.now() }));
      const quiet = await rollOutGoodOnes(site, candidates);
      const broken = await rollOutBrokenOnes(site, candidates);
      console.table([...quiet, ...broken]);
      holdBounds(figuresOf(quiet, broken));
    } finally {
      await stopServices(services);
    }
  });
}

/** @param {string} folder */
async function buildCandidates(folder) {
  return {
    events: await goodCandidate('events'),
    connect: await goodCandidate('connect'),
    server: await failsOnTheServer(folder),
    browser: await failsInTheBrowser(folder),
  };
}

/** @typedef {Parameters<typeof followRollouts>[0]} Site */
/** @typedef {Awaited<ReturnType<typeof buildCandidates>>} Candidates */

/**
 * Both policies at once, each in a section of its own, under the same visitors.
 * @param {Site} site
 * @param {Candidates} candidates
 */
async function rollOutGoodOnes(site, { events, connect }) {
  /** @type {Row[]} */
  const rows = [];
  for (const perDay of VISITORS) {
    const rollouts = /** @type {const} */ ([
      { section: 'events', version: events.version, policy: 'synthetic' },
      { section: 'connect', version: connect.version, policy: 'wait' },
    ]);
    rows.push(...(await step(`${perDay} visitors a day`, () => followRollouts(site, rollouts, perDay))));
    for (const { section } of rollouts) await site.tool('rollback', section);
  }
  return rows;
}

/**
 * @param {Site} site
 * @param {Candidates} candidates
 */
async function rollOutBrokenOnes(site, { server, browser }) {
  /** @type {Row[]} */
  const rows = [];
  for (const { version } of [server, browser]) {
    const rollout = /** @type {const} */ ({ section: 'events', version, policy: 'synthetic' });
    rows.push(...(await step(`${version}, which fails for one page`, () => followRollouts(site, [rollout], 30))));
  }
  return rows;
}

/**
 * @param {readonly Row[]} quiet
 * @param {readonly Row[]} broken
 */
function figuresOf(quiet, broken) {
  const ended = quiet.map(({ policy, perDay, end }) => ({
    figure: `${policy}, ${perDay} visitors a day`,
    measured: end,
    bound: policy === 'synthetic' ? 'everybody has it' : 'ended, or paused',
    holds: policy === 'synthetic' ? end === 'everybody has it' : end !== 'still under way',
  }));
  const halted = broken.map(({ version, end, steps, pagesOfCandidate }) => ({
    figure: version,
    measured: `${end}; ${pagesOfCandidate} pages for visitors`,
    bound: 'quarantined; 0 pages for visitors',
    holds: end === 'quarantined' && steps + pagesOfCandidate === 0,
  }));
  return [...ended, ...halted];
}
