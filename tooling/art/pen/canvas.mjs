import { chance } from './chance.mjs';
import { number } from './number.mjs';
import { element } from './shape.mjs';

/** @typedef {[at: number, colour: string, opacity?: number]} Stop */

/** @param {Stop[]} stops */
const stopList = (stops) =>
  stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset: number(offset), 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** One picture in the making: what is drawn, and the gradients and symbols it shares. */
export class Canvas {
  /** @type {Map<string, string>} */ #shared = new Map();
  /** @type {string[]} */ #drawn = [];

  /** @param {string} name @param {number} width @param {number} height */
  constructor(name, width, height) {
    Object.assign(this, { name, width, height });
    this.width = width;
    this.height = height;
    this.chance = chance(name);
  }

  /** @param {string} markup with `ID` where the id goes */
  #share(markup) {
    const known = this.#shared.get(markup);
    if (known) return known;
    const id = `${String.fromCharCode(97 + (this.#shared.size % 26))}${Math.floor(this.#shared.size / 26) || ''}`;
    this.#shared.set(markup, id);
    return id;
  }

  /** @param {...(string | string[])} parts */
  add(...parts) {
    this.#drawn.push(...parts.flat());
  }

  /** @param {Stop[]} stops @param {[number, number, number, number]} [line] in shares of the shape */
  linear(stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
    const line = `x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"`;
    return `url(#${this.#share(`<linearGradient id="ID" ${line}>${stopList(stops)}</linearGradient>`)})`;
  }

  /** @param {Stop[]} stops */
  radial(stops) {
    return `url(#${this.#share(`<radialGradient id="ID">${stopList(stops)}</radialGradient>`)})`;
  }

  /**
   * Keeps a drawing once; use it many times.
   * @param {string} drawing
   */
  symbol(drawing) {
    return this.#share(`<g id="ID">${drawing}</g>`);
  }

  /** @param {string} id @param {number} x @param {number} y @param {{ scale?: number, turn?: number, flip?: boolean, opacity?: number }} [how] */
  use(id, x, y, { scale = 1, turn = 0, flip = false, opacity } = {}) {
    const size = Math.round(scale * 100) / 100;
    const scaling = flip ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`;
    const turning = turn ? `rotate(${Math.round(turn)})` : '';
    return element('use', {
      href: `#${id}`,
      opacity,
      transform: `translate(${Math.round(x)} ${Math.round(y)})${turning}${scaling}`,
    });
  }

  toString() {
    const shared = [...this.#shared].map(([markup, id]) => markup.replace('"ID"', `"${id}"`)).join('');
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${shared && `<defs>${shared}</defs>`}${this.#drawn.join('')}</svg>\n`;
  }
}
