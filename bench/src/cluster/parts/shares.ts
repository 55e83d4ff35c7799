import { atMost, type Figure } from '../../../../tooling/run/trials/parts/bounds.mjs';
import type { Part } from '../asked.ts';
import { eventsOf, newVisitor } from '../events-of.ts';
import { releaseCalls } from '../release-calls.ts';
import { until } from '../until.ts';

const PERCENT = [1, 5, 25, 60, 100];
/** Beyond so many standard deviations lies one of a thousand. */
const DEVIATIONS = 3.29;
const SEEN_WITHIN_MS = 5_000;

/** The same visitors at growing shares, each by every edge in turn. */
export const shares: Part = async (cluster, { visitors: count, candidate: { version }, edges }) => {
  const urls = cluster.edges.slice(0, edges).map(({ url }) => url);
  const visitors = Array.from({ length: count }, newVisitor);
  const calls = await releaseCalls(cluster);
  const figures: Figure[] = [];
  let had = new Set<string>();
  const seen = { differs: 0, back: 0 };
  for (const percent of PERCENT) {
    await calls.rollout(version, percent);
    await until('every edge serves the share', SEEN_WITHIN_MS, () => serveAlike(urls, visitors, version));
    const now = new Set<string>();
    for (const [index, visitor] of visitors.entries()) {
      const got = [];
      for (const [turn] of urls.entries()) got.push(await eventsOf(urls[(index + turn) % urls.length] ?? '', visitor));
      if (new Set(got).size > 1) seen.differs += 1;
      if (got.includes(version)) now.add(visitor);
    }
    seen.back += [...had].filter((visitor) => !now.has(visitor)).length;
    had = now;
    figures.push(shareFigure(percent, { got: now.size, count }));
  }
  await calls.change('abort');
  return [
    ...figures,
    atMost('visitors who got another release by another edge', seen.differs, 0),
    atMost('visitors who went back to the release before', seen.back, 0),
  ];
};

/** A change reaches every edge within moments. Until then two of them may differ. */
async function serveAlike(urls: readonly string[], visitors: readonly string[], version: string): Promise<boolean> {
  for (const visitor of visitors) {
    const got = await Promise.all(urls.map((url) => eventsOf(url, visitor)));
    if (new Set(got).size > 1) return false;
    if (got[0] === version) return true;
  }
  return true;
}

function shareFigure(percent: number, { got, count }: { readonly got: number; readonly count: number }): Figure {
  const share = percent / 100;
  const reach = DEVIATIONS * Math.sqrt(count * share * (1 - share));
  const least = Math.max(0, Math.floor(count * share - reach));
  const most = Math.min(count, Math.ceil(count * share + reach));
  return {
    figure: `visitors of ${count} with the candidate at ${percent} %`,
    measured: got,
    bound: `${least}–${most} (99.9 %)`,
    holds: got >= least && got <= most,
  };
}
