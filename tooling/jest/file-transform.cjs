const { basename } = require('node:path');

/** A picture's or a font's address is its file name. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(`/${basename(path)}`)};` }),
};
