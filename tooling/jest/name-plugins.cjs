const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * Fastify looks for a plugin without a display name in all modules of the process, which takes Jest 3 ms a plugin: a quarter of
 * the processor time of a test that starts an edge. So every function's display name is its name, unless it is given another.
 */
Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get() {
    return this.name;
  },
  set(value) {
    Object.defineProperty(this, DISPLAY_NAME, { configurable: true, writable: true, value });
  },
});
