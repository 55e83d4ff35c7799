import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const ask = promisify(execFile);
/** Ends a start that hangs. */
const PATIENCE_MS = 60_000;
/** The backends of a killed server end within moments. Until then no other server may have its folder. */
const STILL_IN_USE = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/**
 * @typedef {import('./init-folder.mjs').ClusterFolder & { bin: string, port: number, settings: readonly string[] }} ServerOptions
 * settings: of postgresql.conf, `name=value`
 */

/** One process of Postgres. */
class Server {
  /** @param {ServerOptions} options */
  constructor({ bin, folder, owner, port, settings }) {
    const listen = ['-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    const args = ['-D', join(folder, 'data'), ...listen, ...settings.flatMap((setting) => ['-c', setting])];
    this.file = join(folder, 'log');
    const log = openSync(this.file, 'w');
    // In a session of its own: a signal from the terminal does not reach it.
    this.child = spawn(join(bin, 'postgres'), args, {
      ...owner,
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.ended = once(this.child, 'exit');
  }

  /** Whether it runs. */
  get isAlive() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** @param {NodeJS.Signals} signal SIGINT: its connections are closed; SIGKILL: in the middle of whatever it does */
  async end(signal) {
    if (this.isAlive) this.child.kill(signal);
    await this.ended;
  }

  /** What it wrote. */
  log() {
    return readFileSync(this.file, 'utf8');
  }
}

/**
 * Starts a server, and resolves when it takes connections. Throws with its log when it ends before.
 * @param {ServerOptions} options
 * @returns {Promise<Server>}
 */
export async function beginServer(options) {
  const end = Date.now() + PATIENCE_MS;
  let server = new Server(options);
  while (!(await takesConnections(options))) {
    const isOver = Date.now() > end;
    if (server.isAlive && !isOver) continue;
    const log = server.log();
    await server.end('SIGINT');
    if (isOver || !STILL_IN_USE.test(log)) throw new Error(`Postgres did not start:\n${log}`);
    server = new Server(options);
  }
  return server;
}

/** @param {ServerOptions} options */
async function takesConnections({ bin, port }) {
  return ask(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
    () => true,
    () => sleep(50, false),
  );
}
