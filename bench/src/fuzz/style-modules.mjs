const NAMES = 'export default new Proxy({}, { get: (_, name) => String(name) });';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!/\.(css|svg|png|webp)$/.test(url)) return next(url, context);
  return { format: 'module', source: NAMES, shortCircuit: true };
}
