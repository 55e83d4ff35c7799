const { basename } = require('node:path');

/** A picture's or a font's address is its file name. */
module.exports = {
  process: (/** @type {string} */ _source, /** @type {string} */ path) => ({
    code: `module.exports = ${JSON.stringify(`/${basename(path)}`)};`,
  }),
};
