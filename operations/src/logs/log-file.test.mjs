import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file.mjs';
import { logLimits } from './log-limits.mjs';

/** Small ones, so that a test needs few lines. */
const LIMITS = { bytes: 1_000, files: 3 };
const LINES = 90;
const text = (/** @type {number} */ number) => `line ${String(number).padStart(3, '0')} ${'x'.repeat(40)}`;
const line = (/** @type {number} */ number) => Buffer.from(`${text(number)}\n`);

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soteria-log-'));
  path = join(folder, 'logs', 'edge.log');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The lines of all files, the oldest first. */
function linesOfAll() {
  const numbers = readdirSync(join(folder, 'logs')).map((name) => Number(name.split('.')[2] ?? 0));
  const names = numbers.toSorted((one, other) => other - one).map((number) => (number ? `${path}.${number}` : path));
  return names.flatMap((name) => readFileSync(name, 'utf8').trimEnd().split('\n'));
}

it('loses and cuts no line when it begins a new file, and deletes the oldest', async () => {
  const log = new LogFile(path, LIMITS);
  await Promise.all(Array.from({ length: LINES }, (_, number) => log.append(line(number))));
  await log.close();
  const lines = linesOfAll().filter((one) => one !== '');
  expect(readdirSync(join(folder, 'logs')).toSorted()).toEqual(['edge.log', 'edge.log.1', 'edge.log.2', 'edge.log.3']);
  expect(lines).toEqual(Array.from({ length: lines.length }, (_, index) => text(LINES - lines.length + index)));
  expect(lines.length).toBeGreaterThanOrEqual(3 * 20);
});

it('goes on with the file of the start before, whose last line the machine did not finish', async () => {
  mkdirSync(join(folder, 'logs'));
  writeFileSync(path, 'whole\ncut off');
  const log = new LogFile(path, LIMITS);
  await log.append(line(1));
  await log.append(line(2));
  await log.close();
  expect(readFileSync(path, 'utf8')).toBe(`whole\ncut off\n${text(1)}\n${text(2)}\n`);
});

it('counts what a disk does not take, says so once, and goes on', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mkdirSync(path, { recursive: true });
  const log = new LogFile(path, LIMITS);
  await log.append(line(1));
  await log.append(line(2));
  expect(complaint.mock.calls).toEqual([[expect.stringContaining(`Nothing can be written to ${path}: `)]]);
  rmdirSync(path);
  await log.append(line(3));
  await log.close();
  const [lost = '', ...others] = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(JSON.parse(lost)).toMatchObject({
    level: 50,
    msg: `${2 * line(1).length} bytes of this log are lost: the file could not be written`,
  });
  expect(others).toEqual([text(3)]);
});

it('takes its limits from the settings', () => {
  expect(logLimits()).toEqual({ bytes: 10 * 1024 ** 2, files: 10 });
  process.env.LOG_FILE_MB = '0';
  expect(logLimits).toThrow('LOG_FILE_MB=0 is no whole number from 1 on. Give, for example, LOG_FILE_MB=10.');
  delete process.env.LOG_FILE_MB;
});
