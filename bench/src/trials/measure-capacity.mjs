import { capacityFor, visitors } from './visitors.mjs';
import { makeLoads } from './make-loads.mjs';

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 3;
const SECONDS = 5;

/**
 * Documents a second that the edge can do, of either kind alone and as visitors ask for them.
 * @param {string} origin
 * @returns {Promise<{ cached: number, uncached: number, capacity: number }>}
 */
export async function measureCapacity(origin) {
  const rates = [];
  for (const { paths } of visitors(origin, { perSecond: 1, connections: CONNECTIONS, seconds: SECONDS })) {
    const load = { origin, paths, connections: CONNECTIONS, seconds: SECONDS };
    await makeLoads([{ ...load, seconds: WARM_UP_SECONDS }]);
    const [made] = await makeLoads([load]);
    rates.push((made?.documents.count ?? 0) / SECONDS);
  }
  const [cached = 0, uncached = 0] = rates;
  return { cached, uncached, capacity: capacityFor({ cached, uncached }) };
}
