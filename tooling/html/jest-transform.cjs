const sanitize = require('./sanitize.cjs');

/** Sanitizes for Jest, as the webpack loader does. */
module.exports = {
  process: (/** @type {string} */ html) => ({ code: `module.exports = ${JSON.stringify(sanitize(html))};` }),
};
