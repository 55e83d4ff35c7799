import { setTimeout as pause } from 'node:timers/promises';
import { releaseTool } from '../../../operations/src/site/release-tool.mjs';
import { boundRow } from '../results/bound-row.mjs';
import { plainRow } from '../results/plain-row.mjs';
import { makeLoads } from '../trials/make-loads.mjs';
import { measureCapacity } from '../trials/measure-capacity.mjs';
import { probing } from '../trials/probing.mjs';
import { samplingMemory } from '../trials/sampling-memory.mjs';
import { visitors } from '../trials/visitors.mjs';
import { recovery } from './recovery.mjs';

const TIMES_CAPACITY = 5;
/** Of either kind of document. */
const CONNECTIONS = 200;
const PROBED_EVERY_MS = 1_000;
const SAMPLED_EVERY_MS = 1_000;
/** Of a form; the CMS lets one address write so often. */
const FORM_EVERY_MS = 15_000;

/**
 * Five times as many visitors as the edge can serve: what they get, and what gets through beside them.
 * @param {import('../site/open-site.mjs').Site} site
 * @param {import('../site/start-edge.mjs').Edge} edge it serves a promoted release of the events, with one to go back to
 * @param {number} seconds
 */
export async function overload({ dataDir, port }, { url, pid }, seconds) {
  const { cached, uncached, capacity } = await measureCapacity(url);
  const perSecond = TIMES_CAPACITY * capacity;
  const questions = {
    healthz: () => fetch(`${url}/healthz`),
    readyz: () => fetch(`${url}/readyz`),
  };
  const crowd = async () => {
    const loads = makeLoads(visitors(url, { perSecond, connections: CONNECTIONS, seconds }));
    const [made, rollback] = await Promise.all([loads, rolledBack({ dataDir, port }, url, seconds)]);
    return { made, rollback };
  };
  const watched = () => probing({ form: () => sendForm(url) }, FORM_EVERY_MS, crowd);
  const probed = () => probing(questions, PROBED_EVERY_MS, watched);
  const { result, samples } = await samplingMemory(pid, SAMPLED_EVERY_MS, probed);
  const recovered = await recovery(url);
  const { probes, result: inner } = result;
  const { made, rollback } = inner.result;
  return [
    plainRow('capacity-cached-per-second', 'all', cached),
    plainRow('capacity-uncached-per-second', 'all', uncached),
    plainRow('capacity-mixed-per-second', 'all', capacity),
    plainRow('overload-asked-per-second', 'all', perSecond),
    ...rowsOfLoads(made, seconds),
    ...Object.entries({ ...probes, ...inner.probes }).flatMap(([name, { slowest, failed }]) => [
      boundRow('overload-probe-failed', name, { measured: failed, bound: 0 }),
      plainRow('overload-probe-slowest', name, slowest),
    ]),
    boundRow('overload-rollback', 'release tool', { measured: rollback, bound: 5_000 }),
    boundRow('overload-recovered', 'all', { measured: recovered, bound: 5_000 }),
    plainRow('overload-memory-before', 'all', samples[0] ?? NaN),
    plainRow('overload-memory-most', 'all', Math.max(...samples)),
  ];
}

/**
 * @param {readonly import('../trials/make-loads.mjs').Outcome[]} loads of cached and of uncached documents
 * @param {number} seconds
 */
function rowsOfLoads([cached, uncached], seconds) {
  if (!cached || !uncached) throw new Error('There are two loads.');
  return [
    plainRow('overload-cached-answered-per-second', 'cached', cached.documents.count / seconds),
    boundRow('overload-cached-p99', 'cached', { measured: cached.documents.p99, bound: 1_000 }),
    boundRow('overload-cached-not-answered', 'cached', { measured: cached.refused.count + cached.failed, bound: 0 }),
    plainRow('overload-uncached-answered-per-second', 'uncached', uncached.documents.count / seconds),
    plainRow('overload-uncached-p99', 'uncached', uncached.documents.p99),
    plainRow('overload-refused-per-second', 'uncached', uncached.refused.count / seconds),
    plainRow('overload-refused-p99', 'uncached', uncached.refused.p99),
    boundRow('overload-failed', 'uncached', { measured: uncached.failed, bound: 0 }),
  ];
}

/**
 * Milliseconds from the command in the middle of it all until visitors get the release before.
 * @param {{ dataDir: string, port: number }} site
 * @param {string} url
 * @param {number} seconds
 */
async function rolledBack(site, url, seconds) {
  await pause((seconds * 1_000) / 2);
  const begun = performance.now();
  await releaseTool(site)('rollback', 'events');
  for (;;) {
    const lock = (await fetch(url)).headers.get('x-release-lock') ?? '';
    if (lock.includes('events@1.0.0')) return performance.now() - begun;
    await pause(20);
  }
}

/** @param {string} url */
function sendForm(url) {
  return fetch(`${url}/api/prayer-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'form-seconds': '60' },
    body: JSON.stringify({ data: { prayerRequest: 'For those who wait in line.' } }),
  });
}
