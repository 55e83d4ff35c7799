import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tempFolder } from 'releases/testing';
import { tagOf } from '../../http/encoding.ts';
import { bodyOnDisk, type DocumentOnDisk, readDocuments, writeDocuments } from './stored-documents.ts';

const KEY = Buffer.alloc(32, 1);
const MB = 1024 * 1024;

function document(address: string, text: string): DocumentOnDisk {
  const body = Buffer.from(text);
  const times = { madeAt: 1, staleAt: 2, endsAt: 3 };
  const headers = { 'content-type': 'text/html' };
  return {
    address,
    headers,
    etag: tagOf(body),
    ...times,
    content: { '/api/events': '200 x' },
    compressed: brotliCompressSync(body),
  };
}

async function written(documents: readonly DocumentOnDisk[]) {
  const file = join(await tempFolder(), 'documents');
  await writeDocuments(file, { madeOf: { releases: 'x' }, documents }, KEY);
  return file;
}

it('what was written is read', async () => {
  const documents = [document('/', 'Home \n'), document('/events', 'Events')];
  const file = await written(documents);
  const stored = await readDocuments(file, KEY);
  expect(stored).toEqual({ madeOf: { releases: 'x' }, documents });
  const bodies = await Promise.all((stored?.documents ?? []).map(async (each) => (await bodyOnDisk(each)).text()));
  expect(bodies.map(String)).toEqual(['Home \n', 'Events']);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('without a file there is nothing', async () => {
  expect(await readDocuments(join(await tempFolder(), 'documents'), KEY)).toBeNull();
});

it('what finds no room is left out', async () => {
  const large = { ...document('/large', 'x'), compressed: Buffer.alloc(5 * MB) };
  const half = { ...document('/half', 'x'), compressed: Buffer.alloc(3 * MB) };
  const stored = await readDocuments(await written([half, large, half]), KEY);
  expect(stored?.documents.map(({ address }) => address)).toEqual(['/half']);
});

it.each<[string, (file: Buffer) => Buffer]>([
  ['is cut short', (file) => file.subarray(0, -1)],
  ['is empty', () => Buffer.of()],
  ['has no end of a line', () => Buffer.from('x')],
  [
    'was changed in a header',
    (file) => Buffer.from(file.toString('latin1').replace('text/html', 'text/evil'), 'latin1'),
  ],
  ['was changed in a body', (file) => Buffer.concat([file.subarray(0, -1), Buffer.from('!')])],
])('a file that %s is refused', async (_how, damage) => {
  const file = await written([document('/', 'Home')]);
  await writeFile(file, damage(await readFile(file)));
  await expect(readDocuments(file, KEY)).rejects.toThrow('It ');
});

it('what is too large is not even read', async () => {
  const file = await written([]);
  await writeFile(file, Buffer.alloc(9 * MB));
  await expect(readDocuments(file, KEY)).rejects.toThrow('may have');
});

it('the file of another site is refused', async () => {
  await expect(readDocuments(await written([document('/', 'Home')]), Buffer.alloc(32, 2))).rejects.toThrow(
    'another site',
  );
});

it('a document is refused that is not what its tag says', async () => {
  await expect(bodyOnDisk({ ...document('/', 'Home'), etag: 'W/"x"' })).rejects.toThrow('its tag');
});
