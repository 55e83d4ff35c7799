import { compareVisits } from './compare-visits.mjs';
import { PROFILES } from './profiles.mjs';

const [phone, desktop] = PROFILES;
const visits = {
  site: [
    { lcp: 100, 'js-total': 170_000 },
    { lcp: 300, 'js-total': 170_000 },
    { lcp: 200, 'js-total': 170_000 },
  ],
  rival: [{ lcp: 400 }, { lcp: 400 }, { lcp: 400 }],
};

test('medians side by side, with their quartiles', () => {
  expect(compareVisits('/', /** @type {typeof PROFILES[0]} */ (phone), visits)[0]).toEqual({
    ...{ metric: 'lcp', route: '/', peer: 'rival', ours: 200, theirs: 400, ratio: 0.5 },
    oursQuartiles: [150, 250],
    theirsQuartiles: [400, 400],
  });
});

test('a bound is a row of its own, and the profile is in the name', () => {
  const rows = compareVisits('/', /** @type {typeof PROFILES[0]} */ (desktop), visits);
  expect(rows.map(({ metric, peer, ratio }) => [metric, peer, ratio])).toEqual([
    ['desktop-lcp', 'rival', 0.5],
    ['desktop-js-total', 'bound', 1],
  ]);
});

test('what some visits did not have is left out', () => {
  const site = [{ lcp: 100 }, {}];
  expect(compareVisits('/', /** @type {typeof PROFILES[0]} */ (phone), { ...visits, site })).toEqual([]);
});
