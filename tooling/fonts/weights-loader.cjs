const subsetFont = require('subset-font');

/** All characters of the source font, which is a subset already: U+0020 to U+2FFF, U+FEFF and U+FFFD. */
const ALPHABET = `${Array.from({ length: 0x2fe0 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}\ufeff\ufffd`;

/** OpenType features that browsers apply by default, and the tabular figures of the countdown. */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/**
 * Reduces a variable font: `font.woff2?weight=560` to one weight (half the bytes), `?weight=400-650` to a range.
 * The webpack rule is `asset/resource`.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {Buffer} font
 */
module.exports = function weights(font) {
  const [min = NaN, max] = (new URLSearchParams(this.resourceQuery).get('weight') ?? '').split('-').map(Number);
  const wght = max === undefined ? min : { min, max };
  return subsetFont(font, ALPHABET, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES });
};
module.exports.raw = true;
