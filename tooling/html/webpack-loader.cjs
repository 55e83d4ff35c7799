const sanitize = require('./sanitize.cjs');

/** The webpack rule is `asset/source`. @param {string} html */
module.exports = (html) => sanitize(html);
