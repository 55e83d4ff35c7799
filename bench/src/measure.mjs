import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstVisit } from './phone.mjs';

const RESULTS = join(dirname(fileURLToPath(import.meta.url)), '..', 'results', 'latest.json');
const ROUTES = ['/', '/events', '/connect/sermons'];
const PEER = 'single-bundle-csr';

/** At least this many visits of each, in turns: machines are shared and noisy. */
const RUNS = Number(process.argv[2] ?? 9);

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** @param {string} name */
function address(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this by \`npm run bench\`, which starts both sites.`);
  return value;
}

/**
 * Visits both sites in turns.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} route
 */
async function compare(browser, route) {
  /** @type {Record<'ours' | 'theirs', Record<string, number>[]>} */
  const visits = { ours: [], theirs: [] };
  for (let run = 0; run < RUNS; run += 1) {
    visits.ours.push(await firstVisit(browser, address('OURS') + route));
    visits.theirs.push(await firstVisit(browser, address('PEER') + route));
  }
  return Object.keys(visits.ours[0] ?? {}).map((metric) => {
    const [ours = 0, theirs = 0] = [visits.ours, visits.theirs].map((all) =>
      median(all.map((visit) => visit[metric] ?? 0)),
    );
    return { metric, route, peer: PEER, ours, theirs, ratio: theirs === 0 ? null : ours / theirs };
  });
}

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const rows = [];
for (const route of ROUTES) rows.push(...(await compare(browser, route)));
await browser.close();

mkdirSync(dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify({ profile: 'phone', runs: RUNS, rows }, null, 2)}\n`);
console.table(
  rows.map(({ ours, theirs, ratio, ...row }) => ({
    ...row,
    ours: round(ours),
    theirs: round(theirs),
    ratio: ratio === null ? '–' : round(ratio),
  })),
);

/** @param {number} value */
function round(value) {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000;
}
