const subsetFont = require('subset-font');

/** The source is cut to its alphabet already: all that it has is kept. U+0020 to U+2FFF, and the two for faults. */
const ALPHABET = `${Array.from({ length: 0x2fe0 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}\ufeff\ufffd`;

/** What browsers apply by themselves, and the figures that a countdown asks for. */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/**
 * `font.woff2?weight=560` is a variable font at one weight, half as large; `?weight=400-650` one that varies no further. The
 * rule is `asset/resource`.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {Buffer} font
 */
module.exports = function weights(font) {
  const [min = NaN, max] = (new URLSearchParams(this.resourceQuery).get('weight') ?? '').split('-').map(Number);
  const wght = max === undefined ? min : { min, max };
  return subsetFont(font, ALPHABET, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES });
};
module.exports.raw = true;
