import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { cores } from './cores.mjs';

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
const ARRIVALS = join(import.meta.dirname, 'even-arrivals.mjs');
const CONNECTIONS = 10;
/** As a browser asks. */
const ACCEPT = 'accept-encoding=gzip, deflate, br';

const Result = v.object({
  requests: v.object({ average: v.number(), total: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
});

const Arrivals = v.object({ count: v.number(), failures: v.number(), p50: v.number(), p99: v.number() });

/** @typedef {{ perSecond: number, count: number, p50: number, p99: number }} Load times in milliseconds */

/**
 * Asks for an address over ten connections, as often as answers come.
 * @param {string} url `[<id>]` in it becomes another text with each request
 * @param {{ seconds: number }} options
 * @returns {Promise<Load>}
 */
export async function load(url, { seconds }) {
  const options = ['--json', '--no-progress', '--idReplacement', '--headers', ACCEPT, '--timeout', '30'];
  const size = ['--connections', String(CONNECTIONS), '--duration', String(seconds)];
  const printed = await cores.beside([AUTOCANNON, ...options, ...size, url]);
  const { requests, latency, non2xx, errors } = v.parse(Result, JSON.parse(printed));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} did not come.`);
  return { perSecond: requests.average, count: requests.total, p50: latency.p50, p99: latency.p99 };
}

/**
 * Asks for an address at even intervals, whatever the answers take.
 * @param {string} url as in {@link load}
 * @param {{ seconds: number, rate: number }} options rate: requests a second
 * @returns {Promise<Omit<Load, 'perSecond'>>}
 */
export async function evenLoad(url, { seconds, rate }) {
  const printed = await cores.beside([ARRIVALS, url, String(rate), String(seconds)]);
  const { failures, ...figures } = v.parse(Arrivals, JSON.parse(printed));
  if (failures > 0) throw new Error(`${url}: ${failures} answers were no success, or did not come.`);
  return figures;
}
