import middie from '@fastify/middie';
import { createCompiler } from './create-compiler.mjs';
import { devFolder } from './dev-build.mjs';
import { followRegistrations } from './follow-registrations.mjs';
import { startBuilds } from './start-builds.mjs';

/**
 * @typedef {object} FollowedBuilds what is built again at each save
 * @property {readonly string[]} folders of the builds, the shell's first
 * @property {(app: import('fastify').FastifyInstance) => Promise<void>} serve adds their files, and the event stream of changes
 * @property {() => Promise<void>} ready resolves when the last save is built; rejects when it cannot be
 * @property {() => Promise<void>} close
 */

/** @typedef {Promise<ReturnType<typeof startBuilds>>} Builds */

/**
 * Builds packages at each save. A changed `remote.json` changes the modules, so it restarts the builds.
 * @param {readonly string[]} folders absolute, the shell's first
 * @returns {FollowedBuilds}
 */
export function followPackages([shell = '', ...sections]) {
  const folders = [shell, ...sections];
  const onChange = () => void (current = restart(current, folders));
  const stop = followRegistrations(sections, { onChange, say: console.error });
  let current = createCompiler(folders).then(startBuilds);
  return {
    folders: folders.map(devFolder),
    async serve(app) {
      await app.register(middie);
      app.use((request, response, next) => void current.then((builds) => builds(request, response, next)));
    },
    ready: async () => {
      const builds = await current;
      await new Promise((resolve) => builds.waitUntilValid(resolve));
    },
    close: async () => {
      stop();
      await closed(await current);
    },
  };
}

/**
 * An invalid registration leaves the last build in place until the next save.
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
