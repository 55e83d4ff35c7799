import { setTimeout as pause } from 'node:timers/promises';

/** One page of each section that is rolled out. */
const PAGES = ['/events', '/connect'];

/**
 * People who come at even intervals, however long the one before stays, each once and from a network of their own.
 * @param {{ origin: string, everyMs: number }} options everyMs: Infinity for nobody
 */
export function startVisitors({ origin, everyMs }) {
  const stopping = new AbortController();
  /** The releases that they got, each person once. @type {string[]} */
  const locks = [];
  let count = 0;

  async function come() {
    count += 1;
    const address = `198.18.${(count >> 8) % 256}.${count % 256}`;
    let cookie = '';
    for (const page of PAGES) {
      const response = await fetch(`${origin}${page}`, { headers: { 'x-forwarded-for': address, cookie } });
      await response.arrayBuffer();
      cookie ||= response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      locks.push(response.headers.get('x-release-lock') ?? '');
    }
  }

  /** @type {Promise<void>[]} */
  const arrivals = [];

  async function run() {
    while (!stopping.signal.aborted) {
      arrivals.push(come());
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = Number.isFinite(everyMs) ? run() : Promise.resolve();
  return {
    count: () => count,
    /** How many pages were of a release. @param {string} release `events@1.1.0` */
    met: (release) => locks.filter((lock) => lock.split(',').includes(release)).length,
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(arrivals);
    },
  };
}
