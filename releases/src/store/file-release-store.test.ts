import { afterTest } from 'database/testing';
import fs from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../testing/temp-folder.ts';
import { releaseTable, rolloutOf } from '../testing/release-entry.ts';
import { SEAL_KEY } from '../testing/signed-releases.ts';
import { fileReleaseStore } from './file-release-store.ts';

const table = releaseTable({ events: rolloutOf(10) });

async function storeInFolder() {
  const root = join(await tempFolder(), 'releases');
  return { root, store: fileReleaseStore({ root, sealKey: SEAL_KEY }) };
}

describe('the release table in a folder', () => {
  it('leaves nothing behind but itself', async () => {
    const { root, store } = await storeInFolder();
    await store.compareAndSwap((await store.read()).revision, table);
    expect(await readdir(root)).toEqual(['release-table.json']);
  });

  it('survives a writer that died with the lock', async () => {
    const { root, store } = await storeInFolder();
    await mkdir(join(root, 'release-table.json.lock'), { recursive: true });
    expect(await store.compareAndSwap((await store.read()).revision, table)).not.toBeNull();
  });

  it('is looked at more than once a second', async () => {
    const { root, store } = await storeInFolder();
    const watchFile = jest.spyOn(fs, 'watchFile');
    afterTest(() => watchFile.mockRestore());
    const other = fileReleaseStore({ root, sealKey: SEAL_KEY });
    const seen = new Promise<void>((resolve) => afterTest(other.watch(resolve)));
    await store.compareAndSwap((await store.read()).revision, table);
    await seen;
    expect(watchFile.mock.calls.map(([, options]) => options)).toEqual([expect.objectContaining({ interval: 250 })]);
  });
});
