import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createCompiler } from './create-compiler.mjs';
import { startBuilds } from './start-builds.mjs';

/**
 * @typedef {object} FollowedPackages built anew at each save
 * @property {import('webpack-dev-middleware').Middleware} handle answers for their files and for the stream of changes
 * @property {() => Promise<void>} ready when what was saved last is built
 * @property {() => Promise<void>} close
 */

/** @typedef {Promise<ReturnType<typeof startBuilds>>} Builds */

/**
 * Follows packages. What they register decides what is built: another `remote.json` starts the builds anew.
 * @param {readonly string[]} folders absolute, the shell's first
 * @returns {FollowedPackages}
 */
export function followPackages([shell = '', ...sections]) {
  const folders = [shell, ...sections];
  let registered = registrationOf(sections);
  let current = createCompiler(folders).then(startBuilds);
  const follow = () => {
    const registration = registrationOf(sections);
    if (registration === registered) return;
    registered = registration;
    current = restart(current, folders);
  };
  const watchers = sections.map((folder) => watch(folder, follow));
  return {
    handle: async (request, response, next) => (await current)(request, response, next),
    ready: async () => {
      const builds = await current;
      await new Promise((resolve) => builds.waitUntilValid(resolve));
    },
    close: async () => {
      for (const watcher of watchers) watcher.close();
      await closed(await current);
    },
  };
}

/** @param {readonly string[]} sections */
function registrationOf(sections) {
  return sections.map((folder) => readFileSync(join(folder, 'remote.json'), 'utf8')).join('\n');
}

/**
 * With a registration that makes no build the last one stays: the next save mends it.
 * @param {Builds} last
 * @param {readonly string[]} folders
 * @returns {Builds}
 */
async function restart(last, folders) {
  try {
    const compiler = await createCompiler(folders);
    await closed(await last);
    return startBuilds(compiler);
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    return last;
  }
}

/** @param {Awaited<Builds>} builds */
async function closed(builds) {
  await new Promise((resolve) => builds.close(resolve));
}
