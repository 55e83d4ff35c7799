import { programOf } from './supervised-program.mjs';

/** @typedef {import('./supervisor.mjs').Supervised} Supervised */

/**
 * What an update may do with supervised programs. A program that does not answer as another version is started again all the
 * same, until it is told otherwise.
 * @param {readonly Supervised[]} programs
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {import('./control-server.mjs').Controls}
 */
export function controlsOf(programs, supervisor) {
  const take = async (/** @type {string} */ name) => {
    const found = programs.find(({ service }) => service.name === name);
    if (!found) throw new Error(`This supervisor runs no ${name}.`);
    await supervisor.remove(found.service);
    await found.service.stop();
    return found;
  };
  return {
    stop: async (name) => void (await take(name)),
    restart: async (name, root) => {
      const program = await take(name);
      program.service.change(programOf(name, root));
      program.service.begin();
      await program.untilReady().finally(() => supervisor.add(program));
    },
  };
}
