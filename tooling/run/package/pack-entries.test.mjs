import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { checksumsOf } from './checksums.mjs';
import { packEntries } from './pack-entries.mjs';

const TIME = new Date('2026-11-23T12:00:00Z');
/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soteria-pack-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A file that was written at another time, by another hand. @param {string} name @param {number} mode @param {string} time */
function written(name, mode, time) {
  const file = join(folder, name);
  writeFileSync(file, 'export default 1;\n', { mode });
  utimesSync(file, new Date(time), new Date(time));
  return file;
}

/** @param {string} file @param {string} name */
function packed(file, name) {
  const entries = [
    { path: 'LICENSE', text: '' },
    { path: 'bin/soteria', text: '#!/bin/sh\n', runs: true },
    { path: 'edge/dist/main.mjs', file },
    { path: 'edge/node_modules/sharp', link: '../../node_modules/.pnpm/sharp' },
    { path: `node_modules/${'long/'.repeat(30)}index.js`, text: 'é' },
  ];
  return packEntries(entries, { folder: 'soteria-1.0.0', time: TIME, file: join(folder, name) });
}

/** @param {string} name */
async function unpacked(name) {
  const archive = extract();
  Readable.from([gunzipSync(readFileSync(join(folder, name)))]).pipe(archive);
  const found = [];
  for await (const entry of archive) found.push({ header: entry.header, content: await text(entry) });
  return found;
}

it('gives the same bytes for the same contents, whenever and by whomever they were written', async () => {
  const one = await packed(written('one.mjs', 0o600, '2026-01-01'), 'one.tar.gz');
  const other = await packed(written('other.mjs', 0o755, '2026-02-02'), 'other.tar.gz');
  expect(other).toEqual(one);
  expect(readFileSync(join(folder, 'other.tar.gz'))).toEqual(readFileSync(join(folder, 'one.tar.gz')));
});

it('packs files, programs, links and their folders below one folder', async () => {
  await packed(written('one.mjs', 0o600, '2026-01-01'), 'one.tar.gz');
  const found = await unpacked('one.tar.gz');
  expect(new Set(found.map(({ header }) => header.mtime?.getTime()))).toEqual(new Set([TIME.getTime()]));
  expect(found.every(({ header }) => header.uid === 0 && header.gid === 0)).toBe(true);
  expect(found.slice(0, 3).map(({ header }) => header.name)).toEqual([
    'soteria-1.0.0/',
    'soteria-1.0.0/bin',
    'soteria-1.0.0/edge',
  ]);
  const byName = new Map(found.map(({ header, content }) => [header.name, { ...header, content }]));
  expect(byName.get('soteria-1.0.0/bin/soteria')).toMatchObject({ mode: 0o755, content: '#!/bin/sh\n' });
  expect(byName.get('soteria-1.0.0/edge/dist/main.mjs')).toMatchObject({ mode: 0o644, content: 'export default 1;\n' });
  expect(byName.get('soteria-1.0.0/LICENSE')).toMatchObject({ size: 0, content: '' });
  expect(byName.get('soteria-1.0.0/edge/node_modules/sharp')).toMatchObject({
    type: 'symlink',
    linkname: '../../node_modules/.pnpm/sharp',
  });
  expect(byName.get(`soteria-1.0.0/node_modules/${'long/'.repeat(30)}index.js`)).toMatchObject({ content: 'é' });
});

it('sums up every file, as `sha256sum --check` reads it', async () => {
  const sums = await checksumsOf([
    { path: 'a', text: 'a' },
    { path: 'b', link: 'a' },
  ]);
  expect(sums).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a\n');
});

it('fails when a file is gone', async () => {
  await expect(packed(join(folder, 'gone.mjs'), 'one.tar.gz')).rejects.toThrow('no such file');
});
