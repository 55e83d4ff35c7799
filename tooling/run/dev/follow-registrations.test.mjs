import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { followRegistrations } from './follow-registrations.mjs';

/** Milliseconds: ends a hang, never judges speed. */
const PATIENCE_MS = 60_000;

/** @type {string} */
let folder;
/** @type {string[]} */
let heard;
/** @type {() => void} */
let stop;

const REGISTRATION = '{ "name": "events" }';
const save = (/** @type {string} */ text) => writeFileSync(join(folder, 'remote.json'), text);

function makeSection() {
  mkdirSync(folder);
  save(REGISTRATION);
  writeFileSync(join(folder, 'webpack.config.ts'), '');
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'registrations-')), 'mfe-events');
  makeSection();
  heard = [];
  stop = followRegistrations([folder], {
    onChange: () => heard.push('changed'),
    say: (line) => heard.push(line),
  });
});

afterEach(() => {
  stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** @param {readonly unknown[]} expected all that is heard from the start on */
async function hears(expected) {
  const end = Date.now() + PATIENCE_MS;
  while (heard.length < expected.length && Date.now() < end) await pause(20);
  expect(heard).toEqual(expected);
}

const MISSING = expect.stringMatching(/^✗ mfe-events\/remote\.json is missing.* goes on when/);
const BACK = '✓ Every section can be read again.';

test('a registration that vanishes is one line; when it is back as it was, nothing is built anew', async () => {
  rmSync(join(folder, 'remote.json'));
  await hears([MISSING]);
  save(REGISTRATION);
  await hears([MISSING, BACK]);
});

test('what the file says when it is back is built', async () => {
  rmSync(join(folder, 'remote.json'));
  await hears([MISSING]);
  save('{ "name": "events", "routes": [] }');
  await hears([MISSING, BACK, 'changed']);
});

test('a half-written file is one line, and the whole one is built', async () => {
  save('{ "name": "ev');
  await hears([expect.stringContaining('✗ mfe-events/remote.json is not valid JSON')]);
  save('{ "name": "events", "routes": [] }');
  await hears([expect.anything(), BACK, 'changed']);
});

test('a section whose whole folder vanishes is followed again once it is back', async () => {
  renameSync(folder, `${folder}-away`);
  await hears([MISSING]);
  renameSync(`${folder}-away`, folder);
  await hears([MISSING, BACK]);
  save('{ "name": "events", "routes": [] }');
  await hears([MISSING, BACK, 'changed']);
});

test('a section that cannot be read at the start is said in words', () => {
  save('{');
  expect(() => followRegistrations([folder], { onChange: () => undefined, say: () => undefined })).toThrow(
    'mfe-events/remote.json is not valid JSON',
  );
});
