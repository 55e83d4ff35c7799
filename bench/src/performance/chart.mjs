import { escapeText } from '../results/escape-text.mjs';
import { inUnit } from './figures.mjs';

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 90;
const TOP = 44;
const BAR = 14;
const STEP = 22;
const HEADING = 34;

/** It is shown as a picture, on light and on dark pages. */
const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #33324d }
.title { font-size: 17px; font-weight: 600 } .route { font-weight: 600 } .value { font-variant-numeric: tabular-nums }
.rival { fill: #b9b7d9 } .own { fill: #c07d12 } .track { fill: #8886b0; opacity: .12 }
.spread { stroke: #33324d; stroke-width: 1.5; opacity: .55; fill: none }
@media (prefers-color-scheme: dark) {
text { fill: #e9e6f5 } .rival { fill: #6c6a99 } .own { fill: #e0a030 } .spread { stroke: #e9e6f5 } }
`;

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * Bars of each site, grouped by page, with the line from quartile to quartile.
 * @param {import('./measures.mjs').Measure} measure
 * @param {ReadonlyMap<string, readonly Figure[]>} figures by route
 * @returns {string} an SVG file
 */
export function drawChart({ title, about, unit }, figures) {
  const all = [...figures.values()].flat();
  const most = Math.max(...all.flatMap(({ value, quartiles = [value, value] }) => [value, ...quartiles])) || 1;
  const x = (/** @type {number} */ value) => LEFT + (value / most) * (WIDTH - LEFT - RIGHT);
  const groups = [];
  let y = TOP;
  for (const [route, bars] of figures) {
    groups.push(`<text class="route" x="0" y="${y + 22}">${escapeText(route)}</text>`);
    groups.push(...bars.map((bar, at) => drawBar(bar, { y: y + HEADING + at * STEP, unit, x })));
    y += HEADING + bars.length * STEP;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 4}" width="${WIDTH}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeText(title)}</title><desc id="d">${escapeText(about)}</desc><style>${STYLE}</style>`,
    `<text class="title" x="0" y="20">${escapeText(title)}${unit === 'points' ? '' : `, ${unit}`}</text>`,
    ...groups,
    '</svg>\n',
  ].join('\n');
}

/**
 * @param {Figure} figure
 * @param {{ y: number, unit: import('./measures.mjs').Measure['unit'], x: (value: number) => number }} place
 */
function drawBar({ name, value, quartiles: [from, to] = [value, value], own }, { y, unit, x }) {
  const middle = y + BAR / 2;
  const text = (/** @type {string} */ attributes, /** @type {string} */ words) =>
    `<text ${attributes} y="${middle}" dominant-baseline="central">${escapeText(words)}</text>`;
  const at = (/** @type {number} */ number) => number.toFixed(1);
  const bar = (/** @type {string} */ kind, /** @type {number} */ width) =>
    `<rect class="${kind}" x="${LEFT}" y="${y}" width="${at(width)}" height="${BAR}" rx="3"/>`;
  return [
    text(`x="${LEFT - 10}" text-anchor="end"${own ? ' class="route"' : ''}`, name),
    bar('track', WIDTH - LEFT - RIGHT),
    bar(own ? 'own' : 'rival', Math.max(x(value) - LEFT, 1)),
    `<path class="spread" d="M${at(x(from))} ${middle}H${at(x(to))}"/>`,
    text(`x="${at(Math.max(x(value), x(to)) + 8)}" class="value${own ? ' route' : ''}"`, inUnit(value, unit)),
  ].join('');
}
