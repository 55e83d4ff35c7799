import { escapeText } from './escape-text.mjs';
import { formatNumber } from './format-number.mjs';

/**
 * @typedef {object} Bar
 * @property {string} name
 * @property {number} value
 * @property {[number, number]} [quartiles]
 * @property {boolean} [own] the site's
 */

const WIDTH = 720;
const NAMES = 170;
const VALUES = 90;
const BAR = 16;
const STEP = 22;

/**
 * Horizontal bars with their quartiles, and a line where a bound is.
 * @param {string} label what the chart is of
 * @param {readonly Bar[]} bars
 * @param {number | undefined} bound
 */
export function barChart(label, bars, bound) {
  const most = Math.max(...bars.map(({ value, quartiles }) => Math.max(value, ...(quartiles ?? []))), bound ?? 0) || 1;
  const x = (/** @type {number} */ value) => NAMES + (value / most) * (WIDTH - NAMES - VALUES);
  const height = bars.length * STEP + 4;
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(label)}">`,
    ...bars.map((bar, index) => drawBar(bar, index * STEP + 2, x)),
    bound === undefined
      ? ''
      : `<path class="bound" d="M${x(bound)} 0V${height}"><title>${formatNumber(bound)}</title></path>`,
    '</svg>',
  ].join('\n');
}

/**
 * @param {Bar} bar
 * @param {number} y
 * @param {(value: number) => number} x
 */
function drawBar({ name, value, quartiles, own }, y, x) {
  const [from, to] = quartiles ?? [value, value];
  const middle = y + BAR / 2;
  const text = `<text y="${middle}" dominant-baseline="central"`;
  return [
    `${text} x="${NAMES - 8}" text-anchor="end">${escapeText(name)}</text>`,
    `<rect class="${own ? 'own' : 'rival'}" x="${NAMES}" y="${y}" width="${x(value) - NAMES}" height="${BAR}"/>`,
    `<path class="spread" d="M${x(from)} ${middle}H${x(to)}"/>`,
    `${text} x="${Math.max(x(value), x(to)) + 6}">${formatNumber(value)}</text>`,
  ].join('');
}
