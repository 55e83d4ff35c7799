const subsetFont = require('subset-font');

/** The source is cut to its alphabet already: all that it has is kept. U+0020 to U+2FFF, and the two for faults. */
const ALPHABET = `${Array.from({ length: 0x2fe0 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}\ufeff\ufffd`;

/**
 * `font.woff2?weight=560`: a variable font at one weight, half as large. The rule is `asset/resource`.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {Buffer} font
 */
module.exports = function oneWeight(font) {
  const wght = Number(new URLSearchParams(this.resourceQuery).get('weight'));
  return subsetFont(font, ALPHABET, { targetFormat: 'woff2', variationAxes: { wght } });
};
module.exports.raw = true;
