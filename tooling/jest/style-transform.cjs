/** A class name is its own key. */
module.exports = {
  process: () => ({
    code: 'module.exports = { __esModule: true, default: new Proxy({}, { get: (_, key) => String(key) }) };',
  }),
};
