import { SITES } from './measures.mjs';

/** @typedef {import('../results/row.mjs').Row} Row */

/**
 * One site's figure.
 * @typedef {object} Figure
 * @property {string} name of the site, for people
 * @property {number} value median
 * @property {[number, number] | undefined} quartiles
 * @property {number | null} ratio ours to theirs; of ours itself 1
 * @property {boolean} own
 */

/**
 * A measure's figures by route, ours first.
 * @param {readonly Row[]} rows
 * @param {string} metric
 * @returns {ReadonlyMap<string, readonly Figure[]>}
 */
export function figuresOf(rows, metric) {
  const ofMetric = rows.filter((row) => row.metric === metric && row.peer in SITES);
  const routes = [...new Set(ofMetric.map(({ route }) => route))];
  return new Map(routes.map((route) => [route, ofRoute(ofMetric.filter((row) => row.route === route))]));
}

/** @param {readonly Row[]} rows of one metric and route @returns {Figure[]} */
function ofRoute(rows) {
  const ours = rows.slice(0, 1).map((row) => ({
    ...{ name: SITES['site'] ?? '', value: row.ours, quartiles: row.oursQuartiles, ratio: 1, own: true },
  }));
  const order = Object.keys(SITES);
  const sorted = [...rows].sort((a, b) => order.indexOf(a.peer) - order.indexOf(b.peer));
  const theirs = sorted.map(({ peer, theirs: value, theirsQuartiles: quartiles, ratio }) => ({
    ...{ name: SITES[peer] ?? peer, value, quartiles, ratio, own: false },
  }));
  return [...ours, ...theirs];
}

/**
 * A figure in its unit, without it.
 * @param {number} value
 * @param {import('./measures.mjs').Measure['unit']} unit
 */
export function inUnit(value, unit) {
  const [number, digits] = unit === 'kB' ? [value / 1_000, 1] : [value, 0];
  return number.toLocaleString('en-US', { maximumFractionDigits: digits });
}
