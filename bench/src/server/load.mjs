import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { cores } from './cores.mjs';

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
const CONNECTIONS = 10;
/** As a browser asks. */
const ACCEPT = 'accept-encoding=gzip, deflate, br';

const Result = v.object({
  requests: v.object({ average: v.number(), total: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
});

/** @typedef {{ perSecond: number, count: number, p50: number, p99: number }} Load times in milliseconds */

/**
 * Asks for an address over ten connections. With a rate, a slow answer counts for the requests behind it too.
 * A server that falls behind cannot hide it then.
 * @param {string} url `[<id>]` in it becomes another text with each request
 * @param {{ seconds: number, rate?: number }} options rate: requests a second; left out, as many as are answered
 * @returns {Promise<Load>}
 */
export async function load(url, { seconds, rate }) {
  const pace = rate === undefined ? [] : ['--overallRate', String(rate)];
  const options = ['--json', '--no-progress', '--idReplacement', '--headers', ACCEPT, '--timeout', '30'];
  const size = ['--connections', String(CONNECTIONS), '--duration', String(seconds)];
  const printed = await cores.beside([AUTOCANNON, ...options, ...size, ...pace, url]);
  const { requests, latency, non2xx, errors } = v.parse(Result, JSON.parse(printed));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} did not come.`);
  return { perSecond: requests.average, count: requests.total, p50: latency.p50, p99: latency.p99 };
}
