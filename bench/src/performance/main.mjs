import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { readResults } from '../results/keep-results.mjs';
import { drawChart } from './chart.mjs';
import { figuresOf } from './figures.mjs';
import { MEASURES } from './measures.mjs';
import { writeMarkdown } from './page.mjs';

/** A program: writes docs/performance.md and its charts of the last results. */
const DOCS = join(ROOT, 'docs');
const CHARTS = 'performance';

const results = readResults();
const rows = results.rows.filter(({ part }) => part === 'visits' || part === 'lighthouse-turns');
/** @param {import('./measures.mjs').Measure} measure */
const chartOf = ({ metric }) => `${CHARTS}/${metric}.svg`;

writeFileSync(join(DOCS, 'performance.md'), writeMarkdown({ ...results, rows }, chartOf));
mkdirSync(join(DOCS, CHARTS), { recursive: true });
for (const measure of MEASURES) {
  const figures = figuresOf(rows, measure.metric);
  if (figures.size > 0) writeFileSync(join(DOCS, chartOf(measure)), drawChart(measure, figures));
}
console.log(
  results.measured['visits'] ? 'docs/performance.md is written.' : 'Nothing was measured yet: npm run bench -- visits',
);
