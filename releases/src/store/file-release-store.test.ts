import fs from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseExists } from '../table/release-error.ts';
import { addRelease } from '../table/changes/add-release.ts';
import { afterTest, tempFolder } from '../testing/after-test.ts';
import { writeSectionBuild } from '../testing/builds.ts';
import { releaseTable, rolloutOf } from '../testing/release-entry.ts';
import { SEAL_KEY } from '../testing/signed-releases.ts';
import { changeTable } from './change-releases.ts';
import { fileReleaseStore } from './file-release-store.ts';

const release = { section: 'events', version: '1.0.0' };
const table = releaseTable({ events: rolloutOf(10) });

const openStore = (root: string) => fileReleaseStore({ root, sealKey: SEAL_KEY });

async function storeWithBuild() {
  const root = join(await tempFolder(), 'releases');
  const build = await writeSectionBuild(join(await tempFolder(), 'build'), { name: 'events', version: '1.0.0' });
  return { root, build, store: openStore(root) };
}

describe('the release table', () => {
  it('is empty before the first release', async () => {
    const { store } = await storeWithBuild();
    expect((await store.read()).table.sections).toEqual({});
  });

  it('changes only from the revision that was read', async () => {
    const { store } = await storeWithBuild();
    const { revision } = await store.read();
    expect(await store.compareAndSwap(revision, table)).toMatchObject({ serial: 1, table });
    expect(await store.compareAndSwap(revision, releaseTable({}))).toBeNull();
    expect((await store.read()).table).toEqual(table);
  });

  it('keeps every change of many writers at once', async () => {
    const { root } = await storeWithBuild();
    // Separate stores act like separate processes: they share files only.
    const versions = Array.from({ length: 20 }, (_, index) => `1.0.${index}`);
    await Promise.all(
      versions.map((version) =>
        changeTable(openStore(root), (before) =>
          addRelease(before, { section: 'events', version, url: '/x.js', integrity: 'sha384-AAAA' }, new Date()),
        ),
      ),
    );
    const { sections } = (await openStore(root).read()).table;
    expect(sections['events']?.map(({ version }) => version).sort()).toEqual(versions.sort());
  });

  it('is never stored when it is wrong', async () => {
    const { store } = await storeWithBuild();
    const { revision } = await store.read();
    await expect(store.compareAndSwap(revision, releaseTable({ events: [] }))).rejects.toThrow('has no release');
    expect((await store.read()).revision).toBe(revision);
  });

  it('leaves nothing behind but itself', async () => {
    const { root, store } = await storeWithBuild();
    await store.compareAndSwap((await store.read()).revision, table);
    expect(await readdir(root)).toEqual(['release-table.json']);
  });

  it('survives a writer that died with the lock', async () => {
    const { root, store } = await storeWithBuild();
    await mkdir(join(root, 'release-table.json.lock'), { recursive: true });
    expect(await store.compareAndSwap((await store.read()).revision, table)).not.toBeNull();
  });

  it('is seen by another store, which looks more than once a second', async () => {
    const { root, store } = await storeWithBuild();
    const watchFile = jest.spyOn(fs, 'watchFile');
    afterTest(() => watchFile.mockRestore());
    const seen = new Promise<void>((resolve) => afterTest(openStore(root).watch(resolve)));
    await store.compareAndSwap((await store.read()).revision, table);
    await seen;
    expect(watchFile.mock.calls.map(([, options]) => options)).toEqual([expect.objectContaining({ interval: 250 })]);
  });

  it('is refused when it is not a release table', async () => {
    const { root, store } = await storeWithBuild();
    await mkdir(root, { recursive: true });
    await writeFile(join(root, 'release-table.json'), '{"schema":"x","sections":{"events":[]}}');
    await expect(store.read()).rejects.toThrow('The release table is not valid');
  });
});

describe('a release', () => {
  it('is copied in whole', async () => {
    const { store, build } = await storeWithBuild();
    expect(await store.has(release)).toBe(false);
    await store.publish(release, build);
    expect(await store.has(release)).toBe(true);
    expect(await readFile(join(store.folder(release), 'browser', 'remoteEntry.js'), 'utf8')).toBe('/* 1.0.0 */');
  });

  it('is never changed', async () => {
    const { store, build } = await storeWithBuild();
    await store.publish(release, build);
    await writeFile(join(build, 'browser', 'remoteEntry.js'), 'other');
    await expect(store.publish(release, build)).rejects.toThrow(ReleaseExists);
    expect(await readFile(join(store.folder(release), 'browser', 'remoteEntry.js'), 'utf8')).toBe('/* 1.0.0 */');
  });

  it('has one publisher of many at once', async () => {
    const { root, store, build } = await storeWithBuild();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => openStore(root).publish(release, build)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(root)).toEqual(['events']);
    expect(await store.has(release)).toBe(true);
  });

  it('is not there when its build is not', async () => {
    const { root, store } = await storeWithBuild();
    await expect(store.publish(release, join(root, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(await store.has(release)).toBe(false);
  });
});
