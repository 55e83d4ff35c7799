import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../process/free-port.mjs';
import { Service } from '../process/service.mjs';
import { isSaid, pauseAfter } from './backoff.mjs';
import { Supervisor } from './supervisor.mjs';

/** A server that answers, unless there is a file `broken`. */
const SERVER = `
  if (require('node:fs').existsSync('broken')) { console.error('is broken'); process.exit(7); }
  require('node:http').createServer((request, response) => response.end('here')).listen(process.env.PORT);`;

let dataDir = '';
let port = 0;
/** @type {string[]} */
let said = [];
/** @type {Service} */
let service;
/** @type {Supervisor} */
let supervisor;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'soteria-supervise-'));
  port = await freePort();
  said = [];
  service = new Service({ name: 'edge', cwd: dataDir, dataDir, env: { PORT: String(port) }, args: ['-e', SERVER] });
  await untilReady();
});

afterEach(async () => {
  await supervisor.stop();
  await service.stop();
  rmSync(dataDir, { recursive: true });
});

/** @param {number} steadyMs */
function supervise(steadyMs) {
  supervisor = new Supervisor({ say: (text) => said.push(text), steadyMs });
  supervisor.add({ service, untilReady });
}

function untilReady() {
  return service.ready(`http://127.0.0.1:${port}/`, ({ ok }) => ok, 60_000);
}

/** @param {() => boolean} holds */
async function until(holds) {
  while (!holds()) await pause(20);
}

const isSaidLast = (/** @type {string} */ text) => () => said.at(-1)?.includes(text) ?? false;

it('starts a killed program again at once, each time, and says so', async () => {
  supervise(0);
  for (let turn = 1; turn <= 3; turn += 1) {
    const killed = service.child;
    killed.kill('SIGKILL');
    await until(isSaidLast('The edge is back after '));
    expect(service.child.pid).not.toBe(killed.pid);
    expect(said.splice(0)[0]).toBe(`The edge was ended by SIGKILL, and is started again. Its log: ${service.log}`);
  }
});

it('waits longer each time for a program that ends again and again, and says less and less', async () => {
  supervise(60_000);
  writeFileSync(join(dataDir, 'broken'), '');
  const begins = jest.spyOn(service, 'begin');
  service.child.kill('SIGKILL');
  await until(isSaidLast('4 times in a row'));
  rmSync(join(dataDir, 'broken'));
  expect(said.map((text) => text.replace(/ Its log.*/, ''))).toEqual([
    'The edge was ended by SIGKILL, and is started again.',
    'The edge ended by itself (code 7), 2 times in a row. It is started again in 0.5 s.',
    'The edge ended by itself (code 7), 4 times in a row. It is started again in 2.0 s.',
  ]);
  await until(isSaidLast('The edge is back after '));
  expect(begins).toHaveBeenCalledTimes(4);
});

it('has a longest pause, and says the first, second, fourth, eighth end', () => {
  expect([1, 2, 3, 4, 7, 8, 9, 2_000].map(pauseAfter)).toEqual([0, 500, 1_000, 2_000, 16_000, 30_000, 30_000, 30_000]);
  const told = Array.from({ length: 1_000 }, (_, index) => index + 1).filter(isSaid);
  expect(told).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
});

it('starts nothing that was stopped, nor after it has ended itself', async () => {
  supervise(60_000);
  const first = service.child.pid;
  await service.stop();
  await supervisor.stop();
  expect([service.child.pid, said]).toEqual([first, []]);
});

it('ends at once while it waits to start a program again', async () => {
  supervise(60_000);
  writeFileSync(join(dataDir, 'broken'), '');
  service.child.kill('SIGKILL');
  await until(isSaidLast('4 times in a row'));
  const stopped = supervisor.stop().then(() => 'at once');
  expect(await Promise.race([stopped, pause(1_500, 'late')])).toBe('at once');
});
