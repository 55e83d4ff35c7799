import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Service } from './service.mjs';

let dataDir = '';
/** @type {Service[]} */
let services = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'soteria-service-'));
  services = [];
});

afterEach(async () => {
  for (const service of services) await service.stop();
  rmSync(dataDir, { recursive: true });
});

/** A program whose lines say in which process they were printed. @param {string} program */
function start(program) {
  const args = ['-e', program];
  const service = new Service({ name: 'edge', cwd: dataDir, env: {}, dataDir, args });
  services.push(service);
  return service;
}

/** @param {Service} service */
async function end(service) {
  await service.ended;
  await service.untilLogged();
}

const linesOf = (/** @type {Service} */ { log }) => readFileSync(log, 'utf8').trimEnd().split('\n');

const SAYS = `console.log(JSON.stringify({ level: 30, msg: 'listens', pid: process.pid }));
console.log('{"level":40,"msg":"warned by ' + process.pid + '"}');
console.error('said by ' + process.pid);`;

it('appends to its log, and knows what this start said', async () => {
  const service = start(SAYS);
  await end(service);
  const first = service.child.pid;
  service.begin();
  await end(service);
  const second = service.child.pid;
  expect(service.warnings()).toEqual([`warned by ${second}`]);
  expect(service.tail()).toContain(`said by ${second}`);
  expect(service.tail()).not.toContain(String(first));
  expect(linesOf(service)).toEqual(expect.arrayContaining([`said by ${first}`, `said by ${second}`]));
  expect(linesOf(service)).toHaveLength(6);
});

it('has whole lines when the process was killed within one', async () => {
  const service = start(
    `process.stdout.write('{"level":30,"msg":"whole"}\\n{"level":30,"ms', () => process.kill(process.pid, 'SIGKILL'));`,
  );
  await end(service);
  service.begin();
  await end(service);
  const lines = linesOf(service).map((line) => JSON.parse(line));
  const cut = expect.objectContaining({ msg: 'the program ended within this line', line: '{"level":30,"ms' });
  const whole = { level: 30, msg: 'whole' };
  expect(lines).toEqual([whole, cut, whole, cut]);
});

it('does not mix lines that come in parts from both outputs', async () => {
  const service = start(`
    const say = (stream, text) => new Promise((resolve) => stream.write(text, resolve));
    (async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        await say(process.stdout, 'out ');
        await say(process.stderr, 'err ');
        await say(process.stdout, 'put\\n');
        await say(process.stderr, 'or\\n');
      }
    })();`);
  await end(service);
  const lines = linesOf(service);
  expect(lines).toHaveLength(100);
  expect(new Set(lines)).toEqual(new Set(['out put', 'err or']));
});

it('is ready when it answers, and says with which words it ended before', async () => {
  const service = start(`console.error('The port is taken'); process.exit(3);`);
  await expect(service.ready('http://127.0.0.1:1/', () => true, 60_000)).rejects.toThrow(
    `It ended with code 3. The end of ${service.log}:\nThe port is taken`,
  );
});

it('says when there is no such program', async () => {
  const service = new Service({ name: 'cms', program: join(dataDir, 'nothing'), cwd: dataDir, env: {}, dataDir });
  services.push(service);
  await expect(service.ready('http://127.0.0.1:1/', () => true, 60_000)).rejects.toThrow('It ended with code 1.');
});
