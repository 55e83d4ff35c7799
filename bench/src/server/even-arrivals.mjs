import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A program of its own: asks for an address at even intervals, whether or not the answers before have come, and prints JSON.
 * autocannon sends each second's requests at once, which measures a queue of its own making.
 * node even-arrivals.mjs <url> <requests a second> <seconds>
 */
const [url = '', rate = '1', seconds = '1'] = process.argv.slice(2);
const PERIOD_MS = 1_000 / Number(rate);
const agent = new Agent({ keepAlive: true });
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** @returns {Promise<number>} the status */
function ask() {
  return new Promise((resolve, reject) => {
    const request = get(url.replace('[<id>]', randomUUID()), { agent, headers }, (response) => {
      buffer(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    request.on('error', reject);
  });
}

/** @type {number[]} */
const latencies = [];
let failures = 0;

/** @param {number} due when it was to be sent: an answer's time counts from then */
async function answered(due) {
  const status = await ask().catch(() => 0);
  latencies.push(performance.now() - due);
  if (status !== 200) failures += 1;
}

const count = Number(rate) * Number(seconds);
const begun = performance.now();
/** @type {Promise<void>[]} */
const all = [];
while (all.length < count) {
  const due = begun + all.length * PERIOD_MS;
  if (performance.now() < due) await pause(1);
  else all.push(answered(due));
}
await Promise.all(all);
latencies.sort((a, b) => a - b);
const quantile = (/** @type {number} */ part) => latencies[Math.floor(part * (latencies.length - 1))];
console.log(JSON.stringify({ count, failures, p50: quantile(0.5), p99: quantile(0.99) }));
agent.destroy();
