import autocannon from 'autocannon';

/**
 * A program: `<loads as JSON>` makes some loads side by side, and prints as JSON what came of each.
 *
 * @typedef {object} Load
 * @property {string} origin
 * @property {readonly string[]} paths asked for in turn; `[<id>]` in one becomes another text with each request
 * @property {number} connections at most so many requests are under way
 * @property {number} seconds
 * @property {number} [rate] requests a second; left out, as many as are answered
 *
 * @typedef {object} Answers
 * @property {number} count
 * @property {number} p50 milliseconds
 * @property {number} p99
 *
 * @typedef {object} Made
 * @property {Record<string, Answers>} byStatus
 * @property {number} errors requests without an answer
 */

/** As a browser asks. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const TIMEOUT_SECONDS = 20;

/**
 * @param {Load} load
 * @returns {Promise<Made>}
 */
async function make({ origin, paths, connections, seconds, rate }) {
  /** @type {Map<number, number[]>} */
  const times = new Map();
  const running = autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    headers: HEADERS,
    idReplacement: true,
    requests: paths.map((path) => ({ path })),
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  // autocannon passes client, status, bytes and milliseconds.
  running.on('response', (...[, status, , time]) => {
    const known = times.get(status) ?? [];
    times.set(status, known);
    known.push(time);
  });
  const { errors } = await running;
  return { byStatus: Object.fromEntries([...times].map(([status, all]) => [status, answers(all)])), errors };
}

/** @param {number[]} times */
function answers(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/** @type {readonly Load[]} */
const loads = JSON.parse(process.argv[2] ?? '[]');
console.log(JSON.stringify(await Promise.all(loads.map(make))));
