import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { command } from '../process/command.mjs';
import { controlSocket } from '../supervise/control-server.mjs';

/**
 * @typedef {object} Runner what runs the programs of a site
 * @property {string} name
 * @property {(program: string, root: string) => Promise<void>} restart resolves when the program answers, as the version in `root`
 * @property {(program: string) => Promise<void>} stop
 * @property {(root: string) => Promise<void>} restartWatch the program that tells of trouble, where there is one
 */

/**
 * Who runs the site of a data folder: `soteria start`, or systemd. Null: neither.
 * @param {string} dataDir
 * @returns {Promise<Runner | null>}
 */
export async function findRunner(dataDir) {
  if (await isThere(dataDir)) return supervisor(dataDir);
  if (await isActive('soteria-edge.service')) return SYSTEMD;
  return null;
}

/** @param {string} dataDir @returns {Runner} */
function supervisor(dataDir) {
  return {
    name: '`soteria start`',
    restart: (program, root) => ask(dataDir, '/restart', { name: program, root }),
    stop: (program) => ask(dataDir, '/stop', { name: program }),
    // Where nobody is to be told, it runs none.
    restartWatch: (root) => ask(dataDir, '/restart', { name: 'watch', root }).catch(() => undefined),
  };
}

/** Its units start what the link `current` leads to. @type {Runner} */
const SYSTEMD = {
  name: 'systemd',
  restart: async (program) => void (await command('systemctl', ['restart', `soteria-${program}.service`])),
  stop: async (program) => void (await command('systemctl', ['stop', `soteria-${program}.service`])),
  restartWatch: async () => void (await command('systemctl', ['try-restart', 'soteria-watch.service'])),
};

/** @param {string} unit */
function isActive(unit) {
  return command('systemctl', ['is-active', '--quiet', unit]).then(
    () => true,
    () => false,
  );
}

/** @param {string} dataDir */
async function isThere(dataDir) {
  const asking = request({ socketPath: controlSocket(dataDir), path: '/' });
  asking.end('{}');
  return once(asking, 'response').then(
    ([response]) => Boolean(response.resume()),
    () => false,
  );
}

/**
 * @param {string} dataDir
 * @param {string} path
 * @param {{ name: string, root?: string }} what
 */
async function ask(dataDir, path, what) {
  const asking = request({ socketPath: controlSocket(dataDir), path, method: 'POST' });
  asking.end(JSON.stringify(what));
  const [response] = await once(asking, 'response');
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(answer);
}
