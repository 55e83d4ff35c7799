import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../process/free-port.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';

const USER = 'soteria';
/** What ends a start. Another message comes to whoever asks too early. */
const FATAL = /FATAL: {2}(?!the database system is starting up)/;
/** Ends a start that hangs. */
const PATIENCE_MS = 60_000;
/** Nothing is lost that a test would miss: the cluster does not outlive it. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Runs the server until its parent's pipe closes, however the parent ended; then ends it and deletes its folder.
 * A signal from the terminal goes to the parent, which closes the pipe.
 */
const UNTIL_PARENT_ENDS = `
  trap '' INT TERM HUP
  "$@" 2>"$CLUSTER/log" &
  cat >/dev/null
  kill -INT $!
  wait $!
  rm -rf "$CLUSTER"`;

/**
 * @typedef {object} Postgres
 * @property {string} url of its database `postgres`, for a user who may do everything
 * @property {() => Promise<void>} stop ends it and deletes its folder
 */

/**
 * Starts a cluster of its own in a temporary folder, on a free port of this machine. It ends with this process.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'soteria-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const init = ['-D', data, '--no-sync', '--auth=trust', '-U', USER, '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), init, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const settings = THROW_AWAY.flatMap((setting) => ['-c', setting]);
  const server = spawn('sh', ['-c', UNTIL_PARENT_ENDS, 'sh', join(bin, 'postgres'), ...args, ...settings], {
    ...owner,
    cwd: folder,
    env: { ...process.env, CLUSTER: folder },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  await untilReady(bin, port, folder).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Postgres does not run as root: then its own user does, whom the package makes.
 * @param {string} folder becomes that user's
 */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => idOf(which));
  chownSync(folder, Number(uid), Number(gid));
  return { uid: Number(uid), gid: Number(gid) };
}

/** @param {string} which `-u`, `-g` */
function idOf(which) {
  try {
    return execFileSync('id', [which, 'postgres'], { encoding: 'utf8' });
  } catch {
    throw new Error('Postgres does not run as root, and there is no user "postgres". Make one (`useradd postgres`).');
  }
}

/** @param {string} bin @param {number} port @param {string} folder */
async function untilReady(bin, port, folder) {
  const end = Date.now() + PATIENCE_MS;
  while (!isReady(bin, port)) {
    const log = readLog(folder);
    if (Date.now() > end || FATAL.test(log)) throw new Error(`Postgres did not start:\n${log}`);
    await sleep(50);
  }
}

/** @param {string} bin @param {number} port */
function isReady(bin, port) {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
function readLog(folder) {
  try {
    return readFileSync(join(folder, 'log'), 'utf8');
  } catch {
    return '';
  }
}
