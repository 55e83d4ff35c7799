import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, holdBounds } from '../../tooling/run/trials/parts/bounds.mjs';
import { run, step } from '../../operations/src/process/step.mjs';
import { countDeliveries, countUndelivered } from './storm/count-deliveries.mjs';
import { startSite } from './storm/start-site.mjs';
import { stormForm } from './storm/storm-form.mjs';
import { wave } from './storm/wave.mjs';

/** How long the last forms may take after the last kill. */
const SETTLE_MS = 10 * 60_000;

/** Visitors send forms while CMS and edge are killed again and again: does each acknowledged one arrive, and once? */
run(async () => {
  /** @type {{ count: number, kills: number }} */
  const { count, kills } = JSON.parse(process.argv[2] ?? '');
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-storm-'));
  try {
    const forms = Array.from({ length: count }, (_, number) => stormForm(number));
    const sent = await storm(dataDir, forms, kills);
    report(forms, sent, countDeliveries(dataDir));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/**
 * @param {string} dataDir
 * @param {readonly import('./storm/storm-form.mjs').StormForm[]} forms
 * @param {number} kills
 */
async function storm(dataDir, forms, kills) {
  const site = await step('Starting CMS and edge', () => startSite(dataDir));
  try {
    const size = Math.ceil(forms.length / Math.max(kills, 1));
    const waves = [];
    for (let first = 0; first < forms.length; first += size) {
      const name = `Forms ${first + 1} to ${Math.min(first + size, forms.length)}`;
      waves.push(await step(name, () => wave(site, forms.slice(first, first + size), kills > 0)));
    }
    await step('Waiting for the last deliveries', () => settled(dataDir));
    return waves;
  } finally {
    for (const mortal of site.mortals.toReversed()) await mortal.stop();
  }
}

/** @param {string} dataDir */
async function settled(dataDir) {
  const end = Date.now() + SETTLE_MS;
  while (countUndelivered(dataDir) > 0) {
    if (Date.now() > end) throw new Error(`${countUndelivered(dataDir)} forms are still undelivered.`);
    await pause(500);
  }
}

/**
 * @param {readonly import('./storm/storm-form.mjs').StormForm[]} forms
 * @param {readonly Awaited<ReturnType<typeof wave>>[]} waves
 * @param {Map<string, number>} arrived
 */
function report(forms, waves, arrived) {
  const sum = (/** @type {(one: (typeof waves)[number]) => number} */ of) =>
    waves.reduce((total, one) => total + of(one), 0);
  const lost = forms.filter(({ key }) => !arrived.has(key)).length;
  const doubled = forms.filter(({ key }) => (arrived.get(key) ?? 0) > 1).length;
  const foreign = arrived.size - (forms.length - lost);
  holdBounds([
    { figure: 'forms acknowledged', measured: forms.length },
    {
      figure: 'of them by the answer of the content API, or sent',
      measured: sum(({ statuses }) => statuses.get(200) ?? 0),
    },
    { figure: 'of them stored first (202)', measured: sum(({ statuses }) => statuses.get(202) ?? 0) },
    { figure: 'requests that it took', measured: sum(({ requests }) => requests) },
    { figure: 'kills of CMS and edge together', measured: sum(({ deaths }) => deaths) },
    { figure: 'delivered exactly once', measured: forms.length - lost - doubled },
    atMost('lost', lost, 0),
    atMost('delivered more than once', doubled, 0),
    atMost('that nobody sent', foreign, 0),
  ]);
}
