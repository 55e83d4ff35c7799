import { join } from 'node:path';
import { audit } from '../lighthouse/audit.mjs';
import { routesOfSite } from '../lighthouse/routes-of-site.mjs';
import { row } from '../results/row.mjs';
import { startSite } from '../sites/start-site.mjs';
import { spread } from '../spread.mjs';

/** Scores of 100, by category. @type {Readonly<Record<string, number>>} */
const BOUNDS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** What one run finds too low is judged by the median of so many, unless fewer are asked for. */
const RUNS_IN_DOUBT = 3;

/**
 * Lighthouse over every page of the site.
 * @param {import('../main.mjs').Context} context
 */
export async function measure({ chromium, folder, say, routes, runs }) {
  const site = await startSite(join(folder, 'site'));
  try {
    const rows = [];
    for (const route of routes.length > 0 ? routes : await routesOfSite(site.origin)) {
      const audits = await judge(site.origin + route, chromium, Math.min(runs, RUNS_IN_DOUBT));
      const scores = scoresOf(audits);
      rows.push(...Object.entries(scores).map(([category, ours]) => scoreRow(pathOf(route), category, ours)));
      say(`${route}: ${Object.values(scores).join(' ')}`);
      for (const line of failingIn(audits, scores)) say(`    ${line}`);
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/** The page's, whichever event it is asked for. @param {string} route */
function pathOf(route) {
  return route.replace(/\?.*/, '');
}

/**
 * @param {string} url
 * @param {string} chromium
 * @param {number} most runs
 */
async function judge(url, chromium, most) {
  const audits = [await audit(url, chromium)];
  const low = Object.entries(scoresOf(audits)).some(([category, score]) => score < (BOUNDS[category] ?? 0));
  while (low && audits.length < most) audits.push(await audit(url, chromium));
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
