import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../process/free-port.mjs';
import { holdSocket } from '../process/held-socket.mjs';
import { Service } from '../process/service.mjs';
import { findRunner } from '../update/runners.mjs';
import { controlsOf } from './controls.mjs';
import { controlSocket, openControlServer } from './control-server.mjs';
import { Supervisor } from './supervisor.mjs';

/** A program of a version: it says at the passed socket where it stands. It answers what it has begun before it ends. */
const PROGRAM = `
import { createServer } from 'node:http';
if (import.meta.url.includes('broken')) process.exit(7);
const server = createServer((request, response) => response.setHeader('connection', 'close').end(import.meta.url));
server.listen({ fd: 3 });
process.on('SIGTERM', () => server.close());
`;

let folder = '';
let port = 0;
/** @type {(() => unknown)[]} */
let running = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'soteria-control-'));
  running = [];
  for (const version of ['1.0.0', '1.1.0', 'broken']) {
    const place = join(folder, version, 'operations', 'src');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'main.mjs'), PROGRAM);
  }
  port = await freePort();
});

afterEach(async () => {
  for (const stop of running.reverse()) await stop();
  rmSync(folder, { recursive: true });
});

async function site() {
  const socket = await holdSocket({ host: '127.0.0.1', port });
  if (!socket) throw new Error('This Node holds sockets.');
  running.push(socket.close);
  const script = join(folder, '1.0.0', 'operations', 'src', 'main.mjs');
  const service = new Service({ name: 'edge', script, cwd: folder, env: {}, dataDir: folder, socket: socket.fd });
  const supervisor = new Supervisor({ say: () => undefined, steadyMs: 0 });
  running.push(
    () => service.stop(),
    () => supervisor.stop(),
  );
  const untilReady = () => service.ready(`http://127.0.0.1:${port}/`, ({ ok }) => ok, 60_000);
  await untilReady();
  const program = { service, untilReady };
  supervisor.add(program);
  const control = await openControlServer(folder, controlsOf([program], supervisor));
  running.push(control.close);
  const runner = await findRunner(folder);
  if (!runner) throw new Error('A supervisor runs the site.');
  return { runner, service };
}

const answer = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

it('runs a program as another version, and no visitor is refused meanwhile', async () => {
  const { runner, service } = await site();
  const first = service.child.pid;
  const answers = [];
  const restarted = runner.restart('edge', join(folder, '1.1.0')).then(() => true);
  while (!(await Promise.race([restarted, pause(0, false)]))) answers.push(await answer());
  expect(answers.length).toBeGreaterThan(0);
  expect(await answer()).toContain('/1.1.0/');
  expect(service.child.pid).not.toBe(first);
});

it('starts the other version again too when it dies', async () => {
  const { runner, service } = await site();
  await runner.restart('edge', join(folder, '1.1.0'));
  const killed = service.child;
  killed.kill('SIGKILL');
  // Its answer waits at the held socket.
  expect(await answer()).toContain('/1.1.0/');
  expect(service.child.pid).not.toBe(killed.pid);
});

it('says why a version does not start, and takes the one before again', async () => {
  const { runner } = await site();
  await expect(runner.restart('edge', join(folder, 'broken'))).rejects.toThrow('It ended with code 7');
  await runner.restart('edge', join(folder, '1.0.0'));
  expect(await answer()).toContain('/1.0.0/');
});

it('leaves a program stopped until it is restarted', async () => {
  const { runner, service } = await site();
  await runner.stop('edge');
  expect(service.run.hasEnded).toBe(true);
  await runner.restart('edge', join(folder, '1.0.0'));
  expect(await answer()).toContain('/1.0.0/');
});

it('knows no other programs, and is for the user of the site only', async () => {
  const { runner } = await site();
  await expect(runner.restart('mail', folder)).rejects.toThrow('This supervisor runs no mail.');
  expect(statSync(controlSocket(folder)).mode & 0o777).toBe(0o600);
});
