import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { freePort } from '../process/free-port.mjs';

const MAIN = resolve(__dirname, '..', 'main.mjs');

/** @param {string} program @param {Record<string, string>} env @returns {Promise<{ code: number, words: string }>} */
async function ready(program, env) {
  const child = spawn(process.execPath, [MAIN, 'ready', program], { env: { ...process.env, ...env }, stdio: 'pipe' });
  let words = '';
  child.stderr.on('data', (text) => (words += text));
  const [code] = await once(child, 'close');
  return { code, words };
}

it.each([
  ['edge', 'PORT', '/healthz'],
  ['cms', 'CMS_PORT', '/_health'],
])('waits until the %s answers', async (program, setting, path) => {
  let calls = 0;
  const server = createServer(({ url }, response) => {
    calls += 1;
    response.writeHead(url === path && calls === 3 ? 204 : 503).end();
  }).listen(0);
  await once(server, 'listening');
  const port = String(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
  expect(await ready(program, { [setting]: port })).toEqual({ code: 0, words: '' });
  expect(calls).toBe(3);
  server.close();
});

it('ends with the process that systemd names', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const env = { PORT: String(await freePort()), MAINPID: String(pid) };
  expect(await ready('edge', env)).toEqual({ code: 1, words: '\n✗ The edge ended before it answered.\n' });
});
