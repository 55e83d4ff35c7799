import { audit } from '../lighthouse/audit.mjs';
import { row } from '../results/row.mjs';
import { withSites } from '../sites/with-sites.mjs';
import { spread } from '../spread.mjs';

const ROUTES = ['/', '/events', '/about-us', '/join-us'];

/**
 * Lighthouse's score for speed, of the site and of its peers in turns: on a machine that others use, a score alone says nothing.
 * @param {import('../main.mjs').Context} context
 */
export function measure(context) {
  const { chromium, say, routes, runs } = context;
  return withSites(context, async (origins) => {
    const rows = [];
    for (const route of routes.length > 0 ? routes : ROUTES) {
      say(route);
      const { site = [], ...peers } = await scoresInTurns(origins, { route, runs, chromium });
      for (const [peer, scores] of Object.entries(peers)) rows.push(comparison({ route, peer }, site, scores));
    }
    return rows;
  });
}

/**
 * @param {Readonly<Record<string, string>>} origins by site
 * @param {{ route: string, runs: number, chromium: string }} asked
 */
async function scoresInTurns(origins, { route, runs, chromium }) {
  /** @type {Record<string, number[]>} */
  const scores = {};
  for (let run = 0; run < runs; run += 1)
    for (const [site, origin] of Object.entries(origins)) {
      const judged = await audit(origin + route, chromium);
      (scores[site] ??= []).push(judged.scores['performance'] ?? 0);
    }
  return scores;
}

/**
 * @param {{ route: string, peer: string }} of
 * @param {readonly number[]} site scores of 100
 * @param {readonly number[]} peer
 */
function comparison(of, site, peer) {
  const [ours, theirs] = [spread([...site]), spread([...peer])];
  const quartiles = { oursQuartiles: ours.quartiles, theirsQuartiles: theirs.quartiles };
  return row({ metric: 'lighthouse-performance', ...of, ours: ours.median, theirs: theirs.median, ...quartiles });
}
