import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { followRegistrations } from './follow-registrations.mjs';

/** Milliseconds: ends a hang, never judges speed. */
const PATIENCE_MS = 60_000;

/** @type {string} */
let folder;
/** @type {unknown[]} */
let heard;
/** @type {() => void} */
let stop;

const REGISTRATION = '{ "name": "events", "routes": [], "slots": [] }';
const CHANGED = '{ "name": "events", "routes": [], "slots": [], "gone": [] }';
/** In place of the contract's. */
const check = (/** @type {unknown} */ registration) =>
  Object.keys(Object(registration)).includes('slot') ? [{ key: 'slot', message: 'No contract knows "slot".' }] : [];
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
    check,
    onChange: () => heard.push('changed'),
    onFaults: (faults) => heard.push(faults),
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

const MISSING = [{ message: expect.stringMatching(/^mfe-events\/remote\.json is missing.* stays until/) }];
/** @type {unknown[]} */
const BACK = [];

test('a registration that vanishes is one line; when it is back, all is built anew', async () => {
  rmSync(join(folder, 'remote.json'));
  await hears([MISSING]);
  save(REGISTRATION);
  await hears([MISSING, BACK, 'changed']);
});

test('what the file says when it is back is built', async () => {
  rmSync(join(folder, 'remote.json'));
  await hears([MISSING]);
  save(CHANGED);
  await hears([MISSING, BACK, 'changed']);
});

test('a half-written file is one line, and the whole one is built', async () => {
  save('{ "name": "ev');
  await hears([[{ message: expect.stringContaining('mfe-events/remote.json is not valid JSON') }]]);
  save(CHANGED);
  await hears([expect.anything(), BACK, 'changed']);
});

test('a section whose whole folder vanishes is followed again once it is back', async () => {
  renameSync(folder, `${folder}-away`);
  const both = [...MISSING, expect.anything()];
  await hears([both]);
  renameSync(`${folder}-away`, folder);
  await hears([both, BACK, 'changed']);
  save(CHANGED);
  await hears([both, BACK, 'changed', 'changed']);
});

test('a misspelt key is said with its line, and is not built', async () => {
  save('{\n  "name": "events",\n  "routes": [],\n  "slots": [],\n  "slot": []\n}');
  await hears([[{ message: 'No contract knows "slot".', place: 'mfe-events/remote.json:5' }]]);
  save(CHANGED);
  await hears([expect.anything(), BACK, 'changed']);
});

test('a page without its file is said, and is built once that is written', async () => {
  save('{ "name": "events", "routes": [{ "page": "calendar" }], "slots": [] }');
  const message = 'remote.json names "calendar", and there is no src/pages/calendar.tsx. Write it, or mend the name.';
  await hears([[{ message, place: 'mfe-events/remote.json:1' }]]);
  mkdirSync(join(folder, 'src', 'pages'), { recursive: true });
  writeFileSync(join(folder, 'src', 'pages', 'calendar.tsx'), '');
  await hears([expect.anything(), BACK, 'changed']);
});

test('a section that cannot be read at the start is said in words', () => {
  save('{');
  expect(() => followRegistrations([folder], { check, onChange: () => undefined, onFaults: () => undefined })).toThrow(
    'mfe-events/remote.json is not valid JSON',
  );
});
