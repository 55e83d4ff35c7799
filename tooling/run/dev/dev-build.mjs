import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** `remote.json` with the contract's defaults (shared/src/contract/remote-definition.ts). The shell's has no routes. */
const Remote = v.looseObject({
  name: v.string(),
  version: v.string(),
  routes: v.optional(
    v.array(v.looseObject({ slots: v.optional(v.array(v.string()), []), query: v.optional(v.array(v.string()), []) })),
  ),
  slots: v.optional(v.array(v.looseObject({}))),
});

/**
 * The `remote.json` of a build. In development each page hydrates at once, so that it shows a save.
 * @param {string} folder of the build
 * @returns {Promise<v.InferOutput<typeof Remote>>}
 */
export async function devRemote(folder) {
  const remote = v.parse(Remote, JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
  if (!remote.routes) return remote;
  const routes = remote.routes.map(({ static: _, hydrate: __, ...route }) => route);
  return { ...remote, routes, slots: remote.slots?.map(({ hydrate: _, ...slot }) => slot) };
}

/**
 * The output folder that tooling/webpack/release.ts sets.
 * @param {string} folder of the package
 */
export function devFolder(folder) {
  return join(folder, 'node_modules', '.development');
}
