import { row } from '../results/row.mjs';
import { spread } from '../spread.mjs';
import { boundOf } from './bounds.mjs';

/** @typedef {readonly Readonly<Record<string, number>>[]} Visits figures by metric, of each visit */

/**
 * The site against each peer, and against the bounds.
 * @param {string} route
 * @param {import('./profiles.mjs').Profile} profile
 * @param {Readonly<Record<string, Visits>>} visits by site; the site itself is `site`
 */
export function compareVisits(route, { prefix }, visits) {
  const { site = [], ...peers } = visits;
  const figures = Object.entries(figuresOf(site));
  const compared = Object.entries(peers).flatMap(([peer, others]) => {
    const rivals = figuresOf(others);
    return figures.flatMap(([metric, ours]) => {
      const theirs = rivals[metric];
      return theirs ? [comparison({ metric: `${prefix}${metric}`, route, peer }, ours, theirs)] : [];
    });
  });
  const bound = figures.flatMap(([metric, { median, quartiles }]) => {
    const theirs = boundOf(route, metric);
    if (theirs === undefined) return [];
    return [
      row({ metric: `${prefix}${metric}`, route, peer: 'bound', ours: median, theirs, oursQuartiles: quartiles }),
    ];
  });
  return [...compared, ...bound];
}

/** @typedef {ReturnType<typeof spread>} Figure */

/**
 * @param {{ metric: string, route: string, peer: string }} of
 * @param {Figure} ours
 * @param {Figure} theirs
 */
function comparison(of, ours, theirs) {
  const quartiles = { oursQuartiles: ours.quartiles, theirsQuartiles: theirs.quartiles };
  return row({ ...of, ours: ours.median, theirs: theirs.median, ...quartiles });
}

/**
 * What not every visit had is left out.
 * @param {Visits} visits
 * @returns {Readonly<Record<string, Figure>>}
 */
function figuresOf(visits) {
  const [first = {}] = visits;
  const metrics = Object.keys(first).filter((metric) => visits.every((visit) => visit[metric] !== undefined));
  return Object.fromEntries(metrics.map((metric) => [metric, spread(visits.flatMap((visit) => visit[metric] ?? []))]));
}
