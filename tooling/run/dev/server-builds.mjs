import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
/** A section's server build: by the shell's part of the federation runtime, or with one of its own. */
const ENTRIES = ['remoteEntry.cjs', 'render.mjs'];
let builtAt = '';

// Before a build is loaded: errors then name the sources.
process.setSourceMapsEnabled(true);

/**
 * The server builds in their latest state. All are loaded anew when one was built anew, because they share one React.
 * @param {readonly string[]} folders of builds, the shell's first
 * @returns {{ render: (job: object, files: object) => Promise<RenderResult>, files: object }}
 */
export function serverBuilds(folders) {
  const shell = join(folders[0] ?? '', 'server', 'server.cjs');
  const times = [shell, ...folders.flatMap((folder) => serverEntry(folder) ?? [])].map(timeOf).join();
  if (times !== builtAt) forget(folders);
  builtAt = times;
  const files = {
    execute: (/** @type {string} */ file) => require(file),
    // Another address: a module is imported once for each.
    module: async (/** @type {string} */ file) =>
      withPlaces(await import(/* webpackIgnore: true */ `${pathToFileURL(file).href}?${timeOf(file)}`)),
    text: refuse,
  };
  return { render: require(shell).render, files };
}

/** @typedef {{ section: string, version: string, cause: string }} Failure */
/** @typedef {{ status: number, html: Uint8Array, failures: readonly Failure[], redirect?: string }} RenderResult */

/** A section's server build; null when browsers draw it. @param {string} folder of the build */
export function serverEntry(folder) {
  return ENTRIES.map((name) => join(folder, 'server', name)).find((file) => existsSync(file)) ?? null;
}

/**
 * Says of an error in a section's render also where it was thrown: its build has a source map in development.
 * @param {{ render?: unknown }} exports
 */
function withPlaces(exports) {
  const { render } = exports;
  if (typeof render !== 'function') return exports;
  const rendering = async (/** @type {unknown} */ args) => render(args);
  return {
    ...exports,
    render: (/** @type {unknown} */ args) =>
      rendering(args).catch((cause) => {
        throw new Error(cause instanceof Error ? cause.stack : String(cause), { cause });
      }),
  };
}

/** @param {string} file */
function timeOf(file) {
  return statSync(file).mtimeMs;
}

/** @param {readonly string[]} folders */
function forget(folders) {
  const isOf = (/** @type {string} */ path) => folders.some((folder) => path.startsWith(folder + sep));
  for (const path of Object.keys(require.cache)) if (isOf(path)) delete require.cache[path];
}

/** @returns {never} */
function refuse() {
  throw new Error('In development documents link their stylesheets.');
}
