/** Licences that require a notice only, or publication of changes to the library itself (MPL). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/**
 * Packages with another licence or no SPDX expression, and why they may be used.
 * @type {Readonly<Record<string, string>>}
 */
export const EXCEPTIONS = {
  '@img/sharp-libvips': 'LGPL-3.0-or-later. Used as it is, as a shared library that anybody can replace.',
  '@strapi/content-releases': 'Says "see LICENSE": MIT outside its ee/ folders, which do nothing without a bought key.',
  '@strapi/review-workflows': 'Says "see LICENSE": MIT outside its ee/ folders, which do nothing without a bought key.',
  'libheif-js': 'LGPL-3.0. Used as it is, in a package of its own that anybody can replace (decision 0083).',
  only: 'MIT, in its read-me only. A part of Koa.',
  pause: 'MIT, in its read-me only. A part of Passport.',
  'spawn-command': 'MIT, in its LICENSE file only.',
};

/**
 * @param {string} name
 * @param {string} licence SPDX expression
 */
export function isAllowed(name, licence) {
  const isNamed = Object.keys(EXCEPTIONS).some((known) => name === known || name.startsWith(`${known}-`));
  return isNamed || satisfies(licence);
}

/** Licence expressions have one level: `(MIT OR GPL-3.0-or-later)`, `Apache-2.0 AND MIT`. @param {string} expression */
function satisfies(expression) {
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}
