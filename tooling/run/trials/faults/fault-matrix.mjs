import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../operations/src/root.mjs';

/** Where e2e/faults/row.ts writes. */
export const ROWS = join(ROOT, 'test-results', 'faults');
const FILE = join(ROOT, 'docs', 'fault-matrix.md');

const INTRODUCTION = `# Fault matrix

Made by \`npm run trial -- faults\`: the whole system runs, one thing breaks, and two visitors are under way to each place: one by a link of
an open page, one by a document of its own. Some requests a second go beside them. Then it is mended, and both go on without a
reload, by Try again or the next link.

A cell says what they saw, and ✓ when no page was blank, no error went unhandled, a message told the truth, and both went on. A form is right when it
was sent, or when a message said that it was not and nothing was lost; and when the CMS then has it exactly once. \`no answer\` is the browser's
own page: there was nobody to send one. \`half a page\` is what the browser had drawn when the edge died; it runs no script then. Both ask for
the page again.
`;

/**
 * @typedef {object} Row
 * @property {string} fault
 * @property {readonly { place: string, seen: readonly string[], shortfalls: readonly string[] }[]} cells
 * @property {readonly string[]} statuses
 */

/**
 * Writes docs/fault-matrix.md from the rows of the last run.
 * @returns {readonly Row[]}
 */
export function writeFaultMatrix() {
  const rows = readdirSync(ROWS)
    .sort()
    .map((file) => /** @type {Row} */ (JSON.parse(readFileSync(join(ROWS, file), 'utf8'))));
  const places = rows[0]?.cells.map(({ place }) => place) ?? [];
  const header = [line(['what breaks', ...places, 'the load saw']), line(['', ...places, ''].map(() => '---'))];
  writeFileSync(FILE, [INTRODUCTION, ...header, ...rows.map(lineOf), ''].join('\n'));
  return rows;
}

/** @param {Row} row */
function lineOf({ fault, cells, statuses }) {
  return line([fault, ...cells.map(textOf), statuses.join(', ')]);
}

/** @param {Row['cells'][number]} cell */
function textOf({ seen, shortfalls }) {
  const saw = seen.join(', ');
  return shortfalls.length === 0 ? `✓ ${saw}` : `✗ ${saw}: ${shortfalls.join('; ').replaceAll('|', '\\|')}`;
}

/** @param {readonly string[]} columns */
function line(columns) {
  return `| ${columns.join(' | ')} |`;
}
