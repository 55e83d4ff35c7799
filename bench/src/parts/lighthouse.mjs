import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { freePort } from '../../../tooling/run/free-port.mjs';
import { audit } from '../lighthouse/audit.mjs';
import { routesOfSite } from '../lighthouse/routes-of-site.mjs';
import { row } from '../results/row.mjs';
import { startSite } from '../sites/start-site.mjs';
import { spread } from '../spread.mjs';

/** Scores of 100, by category. @type {Readonly<Record<string, number>>} */
const BOUNDS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** What one run finds too low is judged by the median of so many. */
const RUNS_IN_DOUBT = 3;

/**
 * Lighthouse over every page of the site.
 * @param {import('../main.mjs').Context} context
 */
export async function measure({ chromium: executablePath, folder, say, routes }) {
  const site = await startSite(join(folder, 'site'));
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    const rows = [];
    for (const route of routes.length > 0 ? routes : await routesOfSite(site.origin)) {
      const audits = await judge(site.origin + route, port);
      const scores = scoresOf(audits);
      rows.push(...Object.entries(scores).map(([category, ours]) => scoreRow(route, category, ours)));
      say(`${route}: ${Object.values(scores).join(' ')}`);
      for (const line of failingIn(audits, scores)) say(`    ${line}`);
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * @param {string} url
 * @param {number} port
 */
async function judge(url, port) {
  const audits = [await audit(url, port)];
  const low = Object.entries(scoresOf(audits)).some(([category, score]) => score < (BOUNDS[category] ?? 0));
  while (low && audits.length < RUNS_IN_DOUBT) audits.push(await audit(url, port));
  return audits;
}

/** @param {readonly import('../lighthouse/audit.mjs').Audit[]} audits */
function scoresOf(audits) {
  const categories = Object.keys(BOUNDS);
  return Object.fromEntries(
    categories.map((category) => [category, spread(audits.map(({ scores }) => scores[category] ?? 0)).median]),
  );
}

/**
 * What lowers the scores that are too low, each audit once.
 * @param {readonly import('../lighthouse/audit.mjs').Audit[]} audits
 * @param {Readonly<Record<string, number>>} scores
 */
function failingIn(audits, scores) {
  const low = ({ category = '' }) => (scores[category] ?? 0) < (BOUNDS[category] ?? 0);
  const lines = audits.flatMap(({ failing }) =>
    failing.filter(low).map(({ category, audit: id, shown }) => `${category}: ${id}${shown && ` (${shown})`}`),
  );
  const withoutFigures = (/** @type {string} */ line) => line.replace(/ \(.*/, '');
  return lines.filter(
    (line, index) => lines.findIndex((other) => withoutFigures(other) === withoutFigures(line)) === index,
  );
}

/**
 * @param {string} route
 * @param {string} category
 * @param {number} ours
 */
function scoreRow(route, category, ours) {
  return row({ metric: `lighthouse-${category}`, route, peer: 'bound', ours, theirs: BOUNDS[category] ?? 100 });
}
