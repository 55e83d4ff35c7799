import middie from '@fastify/middie';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
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
 * @param {import('./faults/faults.mjs').Faults} faults
 * @returns {Promise<FollowedBuilds>}
 */
export async function followPackages([shell = '', ...sections], faults) {
  const folders = [shell, ...sections];
  const stop = followRegistrations(sections, {
    check: await registrationCheck(shell),
    onChange: () => void (current = restart(current, folders, faults)),
    onFaults: (found) => faults.set('registration', found),
  });
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

/** The contract's own words on a registration, as the release tool says them. @param {string} folder of a package that imports the contract */
async function registrationCheck(folder) {
  const { registrationFaults } = await tsImport('shared/contract', pathToFileURL(join(folder, 'package.json')).href);
  return registrationFaults;
}

/**
 * A faulty configuration leaves the last build in place until the next save.
 * @param {Builds} last
 * @param {readonly string[]} folders
 * @param {import('./faults/faults.mjs').Faults} faults
 * @returns {Builds}
 */
async function restart(last, folders, faults) {
  try {
    const compiler = await createCompiler(folders);
    await closed(await last);
    faults.set('builds', []);
    return startBuilds(compiler);
  } catch (error) {
    faults.set('builds', [{ message: error instanceof Error ? error.message : String(error) }]);
    return last;
  }
}

/** @param {Awaited<Builds>} builds */
async function closed(builds) {
  await new Promise((resolve) => builds.close(resolve));
}
