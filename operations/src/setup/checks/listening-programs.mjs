import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux's tables of sockets (proc(5)). */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const LISTENING = '0A';

/**
 * Which programs listen at which ports. Undefined where the system does not tell.
 * @returns {Promise<Map<number, string> | undefined>} by port: `nginx (process 812)`; `another program` where only root may see it
 */
export async function listeningPrograms() {
  const tables = await Promise.all(TABLES.map((table) => readFile(table, 'utf8').catch(() => '')));
  if (tables.every((table) => table === '')) return undefined;
  const rows = tables.flatMap((table) => table.trim().split('\n').slice(1));
  const ports = new Map(rows.flatMap(inodeOf));
  const owners = await ownersOf(new Set(ports.values()));
  return new Map([...ports].map(([port, inode]) => [port, owners.get(inode) ?? 'another program']));
}

/** @param {string} row @returns {[number, string][]} port and number of a socket that listens */
function inodeOf(row) {
  const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/);
  return state === LISTENING ? [[Number.parseInt(local.split(':').at(-1) ?? '', 16), inode]] : [];
}

/** @param {ReadonlySet<string>} inodes @returns {Promise<Map<string, string>>} */
async function ownersOf(inodes) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const handles = await readdir(join('/proc', pid, 'fd')).catch(() => []);
    for (const handle of handles) {
      const target = await readlink(join('/proc', pid, 'fd', handle)).catch(() => '');
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (inode === undefined || !inodes.has(inode)) continue;
      const name = await readFile(join('/proc', pid, 'comm'), 'utf8').catch(() => 'a program');
      owners.set(inode, `${name.trim()} (process ${pid})`);
    }
  }
  return owners;
}
