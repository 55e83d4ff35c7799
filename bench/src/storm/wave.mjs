import { sendUntilAcknowledged } from './send-until-acknowledged.mjs';

/** @typedef {import('./storm-form.mjs').StormForm} StormForm */
/** @typedef {{ url: string, mortals: readonly { die: () => Promise<void> }[] }} Site die: resolves when it is up again */

/** Visitors at a time. */
const VISITORS = 32;

/**
 * Sends some forms, and kills each process somewhere in the middle of them.
 * @param {Site} site
 * @param {readonly StormForm[]} forms
 * @param {boolean} deadly
 */
export async function wave({ url, mortals }, forms, deadly) {
  const waiting = [...forms];
  /** @type {Map<number, number>} */
  const statuses = new Map();
  let requests = 0;
  let done = 0;
  const moments = deadly ? mortals.map(({ die }) => somewhere(forms.length, die)) : [];
  /** @type {Promise<void>[]} */
  const deaths = [];

  async function visitor() {
    for (let form = waiting.shift(); form; form = waiting.shift()) {
      const acknowledged = await sendUntilAcknowledged(url, form);
      statuses.set(acknowledged.status, (statuses.get(acknowledged.status) ?? 0) + 1);
      requests += acknowledged.requests;
      done += 1;
      deaths.push(...moments.filter(({ at }) => at === done).map(({ die }) => die()));
    }
  }

  await Promise.all(Array.from({ length: VISITORS }, visitor));
  await Promise.all(deaths);
  return { statuses, requests, deaths: deaths.length };
}

/** Between a tenth and nine tenths of them. @param {number} count @param {() => Promise<void>} die */
function somewhere(count, die) {
  return { at: Math.max(1, Math.floor(count * (0.1 + Math.random() * 0.8))), die };
}
