import { beginProgress, show } from './progress.mjs';

const DAY_MS = 86_400_000;
let today = Date.now();
/** @type {string[]} */
let written = [];
const terminal = Object.getOwnPropertyDescriptors(process.stdout);

beforeEach(() => {
  today += DAY_MS;
  jest.useFakeTimers({ now: today });
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['isTTY', 'columns', 'bytesWritten']) {
    const own = Reflect.get(terminal, name);
    if (own) Object.defineProperty(process.stdout, name, own);
    else Reflect.deleteProperty(process.stdout, name);
  }
});

/** @param {boolean} isTTY @param {number} [columns] */
function output(isTTY, columns) {
  const bytesWritten = { configurable: true, get: () => written.join('').length };
  Object.defineProperties(process.stdout, {
    isTTY: { configurable: true, value: isTTY },
    columns: { configurable: true, value: columns },
    bytesWritten,
  });
}

it('is a line every five seconds in a log, with what the program said last', () => {
  output(false);
  show('▸ Installing packages\n');
  const progress = beginProgress('Installing packages');
  jest.advanceTimersByTime(4_000);
  progress.say('Progress: resolved 1\n\x1b[32mProgress: resolved 12, downloaded 7\x1b[39m\n\n');
  jest.advanceTimersByTime(6_000);
  progress.end();
  jest.advanceTimersByTime(60_000);
  expect(written).toEqual([
    '▸ Installing packages\n',
    '  Installing packages: 5 s, Progress: resolved 12, downloaded 7\n',
    '  Installing packages: 10 s, Progress: resolved 12, downloaded 7\n',
  ]);
});

it('comes less often in a log of an hour', () => {
  output(false);
  const progress = beginProgress('An ordinary day');
  jest.advanceTimersByTime(3_600_000);
  progress.end();
  expect(written.length).toBeGreaterThan(100);
  expect(written.length).toBeLessThan(200);
});

it('names all that goes on at the same time', () => {
  output(false);
  show('▸ Building\n');
  const both = [beginProgress('Building the CMS'), beginProgress('Building the edge')];
  jest.advanceTimersByTime(5_000);
  for (const progress of both) progress.end();
  expect(written).toEqual(['▸ Building\n', '  Building the CMS: 5 s · Building the edge: 5 s\n']);
});

it('is written over on a terminal, in its width, but never over anything else', () => {
  output(true, 20);
  const progress = beginProgress('Installing packages');
  jest.advanceTimersByTime(2_000);
  process.stdout.write('a line of somebody else\n');
  jest.advanceTimersByTime(2_000);
  progress.end();
  expect(written).toEqual([
    '  Installing packag\n',
    '\x1b[1A\x1b[2K  Installing packag\n',
    'a line of somebody else\n',
    '  Installing packag\n',
    '\x1b[1A\x1b[2K  Installing packag\n',
  ]);
});

it('keeps quiet while a program shows its own output', () => {
  output(false);
  const progress = beginProgress('Unit tests');
  for (let second = 0; second < 20; second += 1) {
    show('.');
    jest.advanceTimersByTime(1_000);
  }
  progress.end();
  expect(written.join('')).toBe('.'.repeat(20));
});
