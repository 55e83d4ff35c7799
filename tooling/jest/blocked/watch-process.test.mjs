import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../operations/src/root.mjs';

const JEST = join(ROOT, 'tooling', 'bin', 'jest.mjs');
const WATCH = pathToFileURL(join(ROOT, 'tooling', 'jest', 'blocked', 'watch-process.mjs'));

/** Seconds: a worker that starts on a busy machine turns sooner. */
const LIMIT_S = 8;

const FILES = {
  'watch.mjs': `import { watchProcess } from '${WATCH}'; watchProcess(${LIMIT_S});`,
  'blocks.test.js': `test('waits in microtasks', async () => { for (;;) await null; });`,
  'first.test.js': `test('passes', () => undefined);`,
  'second.test.js': `test('passes too', () => undefined);`,
};

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blocked-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a test that blocks its process ends alone, and its file is named', () => {
  const { output, code } = run({ workers: 2 });
  expect(output).toContain(`its event loop has not turned for ${LIMIT_S} s`);
  expect(output).toMatch(/FAIL .*blocks\.test\.js/);
  expect(output).toContain('1 failed, 2 passed, 3 total');
  expect(code).toBe(1);
});

test('where all tests share a process, the run ends', () => {
  const { output, signal } = run({ workers: 1 });
  expect(output).toContain(`its event loop has not turned for ${LIMIT_S} s`);
  expect(signal).toBe('SIGKILL');
});

/** @param {{ readonly workers: number }} options */
function run({ workers }) {
  const config = JSON.stringify({ rootDir: folder, testEnvironment: 'node', transform: {} });
  const args = ['--import', pathToFileURL(join(folder, 'watch.mjs')).href, JEST, '--config', config];
  const { stderr, status, signal } = spawnSync(process.execPath, [...args, '--maxWorkers', String(workers)], {
    encoding: 'utf8',
  });
  return { output: stderr, code: status, signal };
}
