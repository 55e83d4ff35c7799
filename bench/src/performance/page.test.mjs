import { drawChart } from './chart.mjs';
import { figuresOf } from './figures.mjs';
import { writeMarkdown } from './page.mjs';

const ABOUT = { at: '2026-11-26T08:00:00.000Z', runs: 9, cpus: 2, cpu: 'A processor', load: 0.4 };

/** @param {string} peer @param {number} theirs @param {Partial<import('../results/row.mjs').Row>} [more] */
function lcp(peer, theirs, more = {}) {
  const ours = 800;
  const quartiles = /** @type {[number, number]} */ ([700, 900]);
  return { metric: 'lcp', route: '/', peer, ours, theirs, ratio: ours / theirs, oursQuartiles: quartiles, ...more };
}

const rows = [lcp('single-bundle-ssr', 1_600), lcp('astro', 640), lcp('bound', 500)];
/** @param {Partial<typeof ABOUT>} [about] */
const page = (about = {}) =>
  writeMarkdown({ measured: { visits: { ...ABOUT, ...about } }, rows }, ({ metric }) => `performance/${metric}.svg`);

test('each figure stands in a table with its ratio, ours first, and the chart says where', () => {
  expect(page()).toContain(
    [
      '![Largest contentful paint of each page and site; the table below has the same figures](performance/lcp.svg)',
      '',
      '| Page (ms) | This site | Astro, React islands | One bundle, server |',
      '| --- | --- | --- | --- |',
      '| / | **800** | 640 (1.25) | 1,600 (0.50) |',
    ].join('\n'),
  );
});

test('it says what each peer is that was measured, and of no other', () => {
  expect(page()).toContain(
    '- **Astro, React islands**: HTML, and islands that hydrate alone.\n- **One bundle, server**',
  );
  expect(page()).not.toContain('Plain federation');
});

test('what is asked stands beside the ratio, and what is missed is said', () => {
  expect(page()).toContain('| lcp | Astro, React islands | / | 1.10 | **1.25**, missed |');
  expect(page()).toContain('| lcp | One bundle, server | / | 0.90 | 0.50 |');
});

test('how it was measured: median, runs, machine; too few runs are called so', () => {
  expect(page()).toContain('Measured on 2026-11-26, over HTTP/1.1: medians of 9 visits each. The line');
  expect(page({ runs: 1 })).toContain('**So few runs say nothing of times.**');
});

test('what was not measured has no part, and a page of nothing says so', () => {
  expect(page()).not.toContain('## Lighthouse');
  expect(writeMarkdown({ measured: {}, rows: [] }, () => '')).toContain('Nothing was measured yet.');
});

describe('a chart', () => {
  const kilobytes = /** @type {const} */ ({ metric: 'js', title: 'JS & more', about: 'Scripts.', unit: 'kB' });
  const figures = figuresOf(
    ['/', '/about-us'].map((route) => lcp('astro', 40_000, { metric: 'js', ours: 10_000, route })),
    'js',
  );
  const svg = drawChart(kilobytes, figures);
  /** @param {string} kind */
  const widths = (kind) =>
    [...svg.matchAll(new RegExp(`class="${kind}"[^>]* width="([\\d.]+)"`, 'g'))].map(([, w]) => Number(w));

  it('has a bar of each site, as long as its figure, in one scale for all pages', () => {
    expect(widths('own')).toHaveLength(2);
    const [longest = 0] = widths('rival');
    expect(widths('rival')).toEqual([longest, longest]);
    expect(widths('own').map((width) => width / longest)).toEqual([expect.closeTo(0.25), expect.closeTo(0.25)]);
  });

  it('names what it shows, in words too, with each figure in its unit', () => {
    expect(svg).toContain('<title id="t">JS &amp; more</title><desc id="d">Scripts.</desc>');
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(texts).toEqual([
      'JS &amp; more, kB',
      ...['/', '/about-us'].flatMap((route) => [route, 'This site', '10', 'Astro, React islands', '40']),
    ]);
  });
});
