import { setTimeout as pause } from 'node:timers/promises';
import { startVisitors } from './visitors.mjs';

/** @typedef {{ tool: ReturnType<typeof import('../../../../operations/src/site/release-tool.mjs').releaseTool>, origin: string, dayMs: number }} Site */
/** @typedef {{ section: string, version: string, policy: 'synthetic' | 'wait' }} Rollout */
/** @typedef {{ version: string, state: string, traffic: number, paused?: string }} Release */

/** Of the real clock. */
const LIMIT_MS = 240_000;

/**
 * Rolls releases out at once, 10, 50 and 100 %, a step a day, and waits until each has ended or is paused.
 * @param {Site} site
 * @param {readonly Rollout[]} rollouts of different sections
 * @param {number} perDay visitors
 */
export async function followRollouts({ tool, origin, dayMs }, rollouts, perDay) {
  const visitors = startVisitors({ origin, everyMs: dayMs / perDay });
  const begun = Date.now();
  try {
    for (const { section, version, policy } of rollouts)
      await tool('rollout', section, version, '--steps', '10,50,100', '--every', '1d', '--when-quiet', policy);
    return await Promise.all(
      rollouts.map(async (rollout) => {
        const { section, version } = rollout;
        const end = await untilOver(tool, rollout);
        const days = (Date.now() - begun) / dayMs;
        const entries = (await historyOf(tool, section)).filter((entry) => entry.version === version);
        const since = entries.slice(
          0,
          entries.findIndex(({ action }) => action === 'rollout'),
        );
        return {
          ...rollout,
          perDay,
          visitors: visitors.count(),
          end,
          days: Number(days.toFixed(1)),
          rounds: since.filter(({ action }) => action === 'visit').length,
          steps: since.filter(({ action }) => action === 'step').length,
          pagesOfCandidate: visitors.met(`${section}@${version}`),
          why: since.find(({ action }) => action === 'quarantine' || action === 'pause')?.note ?? '',
        };
      }),
    );
  } finally {
    await visitors.stop();
  }
}

/**
 * @param {Site['tool']} tool
 * @param {Rollout} rollout
 */
async function untilOver(tool, { section, version }) {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const { sections } = JSON.parse(await tool('status', '--json'));
    const release = sections[section].releases.find((/** @type {Release} */ each) => each.version === version);
    if (release.state === 'stable') return 'everybody has it';
    if (release.state !== 'candidate') return release.state;
    if (release.paused !== undefined) return `paused at ${release.traffic} %`;
    await pause(500);
  }
  return 'still under way';
}

/**
 * @param {Site['tool']} tool
 * @param {string} section
 * @returns {Promise<{ action: string, version?: string, note?: string }[]>} the latest first
 */
async function historyOf(tool, section) {
  return JSON.parse(await tool('history', '--json', '--section', section, '--limit', '200')).entries;
}
