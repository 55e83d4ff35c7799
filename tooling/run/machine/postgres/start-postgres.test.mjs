import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ensurePostgres } from './ensure-postgres.mjs';
import { startPostgres } from './start-postgres.mjs';

const MODULE = pathToFileURL(join(__dirname, 'start-postgres.mjs')).href;
const PARENT = `
  const { startPostgres } = await import('${MODULE}');
  console.log((await startPostgres()).url);
  setInterval(() => {}, 60_000);`;

/** @param {string} url @param {string} statement */
async function ask(url, statement) {
  const psql = join(await ensurePostgres(), 'psql');
  return execFileSync(psql, ['-At', url, '-c', statement], { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** @param {string} url @returns its temporary folder */
async function folderOf(url) {
  return dirname(await ask(url, 'SHOW data_directory'));
}

it('comes back after a kill with all that it had confirmed, and leaves nothing after its end', async () => {
  const postgres = await startPostgres(['fsync=off']);
  const folder = await folderOf(postgres.url);
  const url = postgres.createDatabase('site');
  await ask(url, 'CREATE TABLE forms AS SELECT 1 AS id');
  await postgres.kill();
  await expect(ask(url, 'SELECT 1')).rejects.toThrow('refused');
  await postgres.restart();
  expect(await ask(url, 'SELECT id FROM forms')).toBe('1');
  await postgres.kill();
  await postgres.stop();
  expect(existsSync(folder)).toBe(false);
});

it('ends, and leaves nothing, when its parent is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout, 'data');
  const url = String(line).trim();
  const folder = await folderOf(url);
  expect(existsSync(folder)).toBe(true);
  parent.kill('SIGKILL');
  while (existsSync(folder)) await pause(50);
  await expect(ask(url, 'SELECT 1')).rejects.toThrow('refused');
});
