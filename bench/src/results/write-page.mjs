import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { barChart } from './bar-chart.mjs';
import { escapeText } from './escape-text.mjs';

/** @typedef {import('./row.mjs').Row} Row */

const FILE = fileURLToPath(new URL('../../results/latest.html', import.meta.url));

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { font-weight: 600; cursor: pointer; padding: 0.25rem 0; }
figure { margin: 0.5rem 0 1rem; }
figcaption { font-size: 0.875rem; }
svg { width: 100%; font-size: 12px; fill: currentColor; }
.own { fill: #8a5a0b; } .rival { fill: #9b99c4; }
.spread { stroke: currentColor; stroke-width: 2; } .bound { stroke: #c03030; stroke-width: 2; stroke-dasharray: 5 3; }
`;

/** The results as one page that needs no script: a chart for each metric and route. @param {import('./keep-results.mjs').Results} results */
export function writePage({ measured, rows }) {
  const parts = Object.entries(measured).map(([part, about]) => {
    const ofPart = rows.filter((row) => row.part === part);
    const facts = Object.entries(about).map(([name, value]) => `${name} ${value}`);
    return `<h2>${escapeText(part)}</h2><p>${escapeText(facts.join(' · '))}</p>${chartsByMetric(ofPart)}`;
  });
  const head = `<meta charset="utf-8"><title>Bench</title><style>${STYLE}</style>`;
  const legend = '<p>Medians, the line in a bar from quartile to quartile; dashed: the bound.</p>';
  writeFileSync(
    FILE,
    `<!doctype html><html lang="en"><head>${head}</head><body><h1>Bench</h1>${legend}${parts.join('')}</body></html>\n`,
  );
}

/** @param {readonly Row[]} rows */
function chartsByMetric(rows) {
  const metrics = [...new Set(rows.map(({ metric }) => metric))];
  return metrics
    .map((metric) => {
      const ofMetric = rows.filter((row) => row.metric === metric);
      const routes = [...new Set(ofMetric.map(({ route }) => route))];
      const figures = routes.map((route) =>
        figure(
          metric,
          route,
          ofMetric.filter((row) => row.route === route),
        ),
      );
      return `<details open><summary>${escapeText(metric)}</summary>${figures.join('')}</details>`;
    })
    .join('');
}

/**
 * @param {string} metric
 * @param {string} route
 * @param {readonly Row[]} rows
 */
function figure(metric, route, rows) {
  const bound = rows.find(({ peer }) => peer === 'bound')?.theirs;
  const bars = [
    ...rows.slice(0, 1).map(({ ours, oursQuartiles }) => bar({ name: 'site', value: ours, own: true }, oursQuartiles)),
    ...rows
      .filter(({ peer }) => peer !== 'bound')
      .map(({ peer, theirs, theirsQuartiles }) => bar({ name: peer, value: theirs, own: false }, theirsQuartiles)),
  ];
  const caption = `<figcaption>${escapeText(route)}</figcaption>`;
  return `<figure>${caption}${barChart(`${metric} of ${route}`, bars, bound)}</figure>`;
}

/**
 * @param {{ name: string, value: number, own: boolean }} measured
 * @param {[number, number] | undefined} quartiles
 */
function bar(measured, quartiles) {
  return { ...measured, ...(quartiles ? { quartiles } : {}) };
}
