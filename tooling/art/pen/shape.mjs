import { number } from './number.mjs';

/** @typedef {Record<string, string | number | undefined>} Attributes */

/** @param {Attributes} attributes */
const write = (attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');

/**
 * One SVG element.
 * @param {string} name
 * @param {Attributes} attributes
 * @param {string} [inside]
 */
export const element = (name, attributes, inside = '') =>
  inside ? `<${name}${write(attributes)}>${inside}</${name}>` : `<${name}${write(attributes)}/>`;

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {Attributes} [more] */
export const circle = (cx, cy, r, fill, more = {}) => element('circle', { cx, cy, r, fill, ...more });

/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} fill @param {Attributes} [more] */
export const ellipse = (cx, cy, rx, ry, fill, more = {}) => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @param {Attributes} [more] */
export const rect = (x, y, width, height, fill, more = {}) => element('rect', { x, y, width, height, fill, ...more });

/** @param {string} data @param {string} fill @param {Attributes} [more] */
export const path = (data, fill, more = {}) => element('path', { d: data, fill, ...more });

/** @param {string} data @param {string} colour @param {number} width @param {Attributes} [more] */
export const stroke = (data, colour, width, more = {}) =>
  element('path', { d: data, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

/** @param {Attributes} attributes @param {...string} inside */
export const group = (attributes, ...inside) => element('g', attributes, inside.join(''));

/**
 * Moves, turns and scales a drawing made around the origin.
 * @param {number} x @param {number} y @param {string} inside
 * @param {{ scale?: number, flip?: boolean, turn?: number, opacity?: number }} [how]
 */
export const place = (x, y, inside, { scale = 1, flip = false, turn = 0, opacity } = {}) => {
  const size = Math.round(scale * 1000) / 1000;
  const scaling = flip ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`;
  const turning = turn ? `rotate(${number(turn)})` : '';
  return group({ transform: `translate(${number(x)} ${number(y)})${turning}${scaling}`, opacity }, inside);
};
