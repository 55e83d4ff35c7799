const sanitize = require('./sanitize.cjs');

/** For Jest, as webpack does it. */
module.exports = {
  process: (/** @type {string} */ html) => ({ code: `module.exports = ${JSON.stringify(sanitize(html))};` }),
};
