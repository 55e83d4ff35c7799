import { ASKED } from './asked.mjs';
import { figuresOf, inUnit } from './figures.mjs';
import { MEASURES, SITES } from './measures.mjs';

/** @typedef {import('../results/keep-results.mjs').Results} Results */
/** @typedef {import('./measures.mjs').Measure} Measure */

/** Of fewer runs a time says little. */
const ENOUGH_RUNS = 9;

const HEAD = `# Performance

Written by the bench; what stands here is not edited by hand. On a machine that does nothing else:

\`\`\`
npm run bench -- visits lighthouse-turns --route / --route /events --route /about-us --route /join-us --profile phone
npm run bench -- --page
\`\`\`

The first line measures, the second writes this page and its charts of what was measured last.

First visits of the site and of its peers in turns, from a page of another site and with empty caches, on an old phone: a processor four times slower than the machine's, 1.6 Mbit/s and 150 ms.
The peers draw the same pages of the same components, content, pictures and styles ([decision 0101](decisions/0101-peers-of-other-frameworks.md)):
`;

/** What each peer is. @type {Readonly<Record<string, string>>} */
const PEERS = {
  astro: 'HTML, and islands that hydrate alone.',
  'react-router': 'framework mode, server-rendered, hydrated as a whole.',
  'single-bundle-ssr': 'the same shell without federation, rendered by the server.',
  'single-bundle-csr': 'the same, rendered by the browser.',
  'plain-federation': "the same sections, loaded by Module Federation's own runtime.",
};

/**
 * The page in Markdown.
 * @param {Results} results
 * @param {(measure: Measure) => string} chartOf address of a measure's chart
 */
export function writeMarkdown({ measured: { visits }, rows }, chartOf) {
  if (!visits) return `${HEAD}\nNothing was measured yet.\n`;
  const shown = MEASURES.map((measure) => ({ measure, figures: figuresOf(rows, measure.metric) }));
  const parts = shown.filter(({ figures }) => figures.size > 0).map((part) => measurePart(part, chartOf));
  return [HEAD, peersPart(rows), howMeasured(visits), ...parts, askedPart(rows)].join('\n');
}

/** Those that were measured. @param {Results['rows']} rows */
function peersPart(rows) {
  const measured = Object.entries(PEERS).filter(([peer]) => rows.some((row) => row.peer === peer));
  return `${measured.map(([peer, about]) => `- **${SITES[peer] ?? peer}**: ${about}`).join('\n')}\n`;
}

/** @param {Record<string, unknown>} about */
function howMeasured({ at, runs, cpu, cpus, load }) {
  const day = String(at).slice(0, 10);
  const few = Number(runs) < ENOUGH_RUNS ? ` **So few runs say nothing of times.**` : '';
  return `Measured on ${day}, over HTTP/1.1: medians of ${runs} visits each.${few} The line in a bar goes from quartile to quartile, a ratio is ours to theirs. ${cpus} processors (${cpu}), load ${Number(load).toFixed(1)} at the end.
`;
}

/**
 * @param {{ measure: Measure, figures: ReturnType<typeof figuresOf> }} part
 * @param {(measure: Measure) => string} chartOf
 */
function measurePart({ measure, figures }, chartOf) {
  const { title, about, unit } = measure;
  const names = Object.values(SITES).filter((name) => [...figures.values()].flat().some((of) => of.name === name));
  const rows = [...figures].map(([route, bars]) => [
    route,
    ...names.map((name) =>
      cell(
        bars.find((of) => of.name === name),
        unit,
      ),
    ),
  ]);
  return `## ${title}

${about}

![${title} of each page and site; the table below has the same figures](${chartOf(measure)})

${table([unit === 'points' ? 'Page' : `Page (${unit})`, ...names], rows)}
`;
}

/**
 * @param {import('./figures.mjs').Figure | undefined} figure
 * @param {Measure['unit']} unit
 */
function cell(figure, unit) {
  if (!figure) return '–';
  const { value, ratio, own } = figure;
  const words = inUnit(value, unit);
  if (own) return `**${words}**`;
  return ratio === null ? words : `${words} (${ratio.toFixed(2)})`;
}

/** @param {Results['rows']} rows */
function askedPart(rows) {
  const found = ASKED.flatMap(({ metric, peer, most, routes }) =>
    rows
      .filter((row) => row.metric === metric && row.peer === peer && row.ratio !== null)
      .filter(({ route }) => !routes || routes.includes(route))
      .map(({ route, ratio }) => [metric, SITES[peer] ?? peer, route, most.toFixed(2), verdict(ratio ?? 0, most)]),
  );
  return `## What is asked

${table(['Measure', 'Against', 'Page', 'At most', 'Ratio'], found)}
`;
}

/**
 * @param {number} ratio
 * @param {number} most
 */
function verdict(ratio, most) {
  return ratio <= most ? ratio.toFixed(2) : `**${ratio.toFixed(2)}**, missed`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
