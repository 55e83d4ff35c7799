import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverPort } from '../../../../operations/src/process/server-port.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { initFolder, USER } from './init-folder.mjs';
import { beginServer } from './server.mjs';

/** Nothing is lost that a test would miss: the cluster does not outlive it. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Waits until its parent's pipe closes, however the parent ended; then ends the server and deletes the folder.
 * A signal from the terminal goes to the parent, which closes the pipe.
 */
const UNTIL_PARENT_ENDS = `
  trap '' INT TERM HUP
  cat >/dev/null
  server=$(head -n 1 "$CLUSTER/data/postmaster.pid" 2>/dev/null) && kill -INT "$server" 2>/dev/null
  while [ -n "$server" ] && kill -0 "$server" 2>/dev/null; do sleep 0.1; done
  rm -rf "$CLUSTER"`;

/**
 * @typedef {object} Postgres
 * @property {string} url of its database `postgres`, for a user who may do everything
 * @property {(name: string) => string} createDatabase gives the new one's address
 * @property {() => Promise<void>} stop ends it and deletes its folder
 * @property {() => Promise<void>} kill ends the server in the middle of whatever it does
 * @property {() => Promise<void>} restart starts the server again after `kill`
 */

/**
 * Starts a cluster of its own in a temporary folder, on a free port of this machine. It ends with this process.
 * @param {readonly string[]} [settings] of postgresql.conf, `name=value`
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(settings = THROW_AWAY) {
  const bin = await ensurePostgres();
  const { folder, owner } = initFolder(bin);
  const guard = spawn('sh', ['-c', UNTIL_PARENT_ENDS], {
    ...owner,
    cwd: folder,
    env: { ...process.env, CLUSTER: folder },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const port = await serverPort();
  const begin = () => beginServer({ bin, folder, owner, port, settings });
  let server = /** @type {Awaited<ReturnType<typeof begin>> | undefined} */ (undefined);
  const stop = async () => {
    await server?.end('SIGINT');
    // After a kill it names a process that is gone.
    rmSync(join(folder, 'data', 'postmaster.pid'), { force: true });
    guard.stdin.end();
    await once(guard, 'exit');
  };
  server = await begin().catch(async (error) => {
    await stop();
    throw error;
  });
  const urlOf = (/** @type {string} */ name) => `postgres://${USER}@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('postgres'),
    createDatabase(name) {
      execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', USER, name]);
      return urlOf(name);
    },
    stop,
    kill: async () => server?.end('SIGKILL'),
    restart: async () => void (server = await begin()),
  };
}
