import { afterTest } from 'database/testing';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditEntries } from '../testing/audit-entries.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { writeSectionBuild } from '../testing/builds.ts';
import { ENGINES, FILE_ENGINES } from '../testing/engines.ts';
import { releaseTable, rolloutOf } from '../testing/release-entry.ts';
import { addRelease } from '../table/changes/add-release.ts';
import { ReleaseExists } from '../table/release-error.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import type { AuditEntry } from './audit/audit-log.ts';
import { changeTable } from './change-releases.ts';

const release = { section: 'events', version: '1.0.0' };
const table = releaseTable({ events: rolloutOf(10) });
const entry: AuditEntry = {
  at: '2026-11-21T12:00:00.000Z',
  who: 'events',
  action: 'rollout',
  outcome: 'done',
  serial: 1,
};

const adding = (version: string) => (before: ReleaseTable) =>
  addRelease(before, { section: 'events', version, url: '/x.js', integrity: 'sha384-AAAA' }, new Date());

describe.each(ENGINES)('the release table on %s', (_engine, startSite) => {
  it('is empty before the first release', async () => {
    const { store } = (await startSite()).open();
    expect((await store.read()).table.sections).toEqual({});
  });

  it('changes only from the revision that was read', async () => {
    const { store } = (await startSite()).open();
    const { revision } = await store.read();
    expect(await store.compareAndSwap(revision, table)).toMatchObject({ serial: 1, table });
    expect(await store.compareAndSwap(revision, releaseTable({}))).toBeNull();
    expect((await store.read()).table).toEqual(table);
  });

  it('changes together with its entry in the audit log', async () => {
    const { store, audit } = (await startSite()).open();
    const { revision } = await store.read();
    await store.compareAndSwap(revision, table, entry);
    await store.compareAndSwap(revision, table, { ...entry, note: 'of a change that came too slowly' });
    expect(await auditEntries(audit)).toEqual([entry]);
  });

  it('loses no change of two edges that make fifty at once, and each has a number of its own', async () => {
    const site = await startSite();
    const edges = [site.open(), site.open()];
    const versions = Array.from({ length: 50 }, (_, index) => `1.0.${index}`);
    const changed = await Promise.all(
      versions.map((version, index) => changeTable((edges[index % 2] ?? site.open()).store, adding(version))),
    );
    expect(changed.map(({ serial }) => serial).sort((one, other) => one - other)).toEqual(
      versions.map((_, index) => index + 1),
    );
    const { serial, table: after } = await site.open().store.read();
    expect(serial).toBe(50);
    expect(after.sections['events']?.map(({ version }) => version).sort()).toEqual(versions.sort());
  });

  it('is never stored when it is wrong', async () => {
    const { store } = (await startSite()).open();
    const { revision } = await store.read();
    await expect(store.compareAndSwap(revision, releaseTable({ events: [] }))).rejects.toThrow('has no release');
    expect((await store.read()).revision).toBe(revision);
  });

  it('is seen by another edge as soon as it changes', async () => {
    const site = await startSite();
    const { store } = site.open();
    const seen = new Promise<void>((resolve) => {
      let calls = 0;
      afterTest(site.open().store.watch(() => (calls += 1) > 1 && resolve()));
    });
    const { revision } = await store.read();
    await store.compareAndSwap(revision, table);
    await seen;
  });

  it('is refused when it is not a release table', async () => {
    const site = await startSite();
    await site.writeTable('{"schema":"x","sections":{"events":[]}}');
    await expect(site.open().store.read()).rejects.toThrow('The release table is not valid');
  });
});

describe.each(FILE_ENGINES)('a release on %s', (_engine, startSite) => {
  async function storeWithBuild() {
    const site = await startSite();
    const build = await writeSectionBuild(join(await tempFolder(), 'build'), { name: 'events', version: '1.0.0' });
    return { site, build, store: site.open().store };
  }

  it('is copied in whole, and there on every edge', async () => {
    const { site, store, build } = await storeWithBuild();
    expect(await store.has(release)).toBe(false);
    await store.publish(release, build);
    for (const edge of [store, site.open().store]) {
      expect(await edge.has(release)).toBe(true);
      const folder = await edge.fetch(release);
      expect(folder).toBe(edge.folder(release));
      const files = (await readdir(folder, { recursive: true })).sort();
      expect(files).toEqual((await readdir(build, { recursive: true })).sort());
      for (const file of ['remote.json', 'browser/remoteEntry.js', 'server/remoteEntry.cjs'])
        expect(await readFile(join(folder, file))).toEqual(await readFile(join(build, file)));
    }
  });

  it('may have many files, and large ones', async () => {
    const { store, build } = await storeWithBuild();
    const large = Buffer.alloc(3_000_000, '\0\\x ä');
    await writeFile(join(build, 'browser', 'large.bin'), large);
    for (let index = 0; index < 45; index += 1) await writeFile(join(build, 'browser', `${index}.js`), `${index}`);
    await store.publish(release, build);
    const folder = await store.fetch(release);
    expect((await readdir(join(folder, 'browser'))).sort()).toEqual((await readdir(join(build, 'browser'))).sort());
    expect((await readFile(join(folder, 'browser', 'large.bin'))).equals(large)).toBe(true);
  });

  it('is never changed', async () => {
    const { store, build } = await storeWithBuild();
    await store.publish(release, build);
    await writeFile(join(build, 'browser', 'remoteEntry.js'), 'other');
    await expect(store.publish(release, build)).rejects.toThrow(ReleaseExists);
    expect(await readFile(join(await store.fetch(release), 'browser', 'remoteEntry.js'), 'utf8')).toBe('/* 1.0.0 */');
  });

  it('has one publisher of many at once, and leaves nothing else behind', async () => {
    const { site, store, build } = await storeWithBuild();
    const publishers = Array.from({ length: 8 }, () => site.open().store.publish(release, build));
    const results = await Promise.allSettled(publishers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.has(release)).toBe(true);
    expect(await readdir(join(await store.fetch(release), '..', '..'))).toEqual(['events']);
  });

  it('is fetched once, however many ask for it at once', async () => {
    const { site, store, build } = await storeWithBuild();
    await store.publish(release, build);
    const edge = site.open().store;
    const folders = await Promise.all(Array.from({ length: 8 }, () => edge.fetch(release)));
    expect(new Set(folders)).toEqual(new Set([edge.folder(release)]));
    expect(await readdir(join(edge.folder(release), '..', '..'))).toEqual(['events']);
  });

  it('is gone once it is removed', async () => {
    const { store, build } = await storeWithBuild();
    await store.publish(release, build);
    await store.fetch(release);
    await store.remove(release);
    expect(await store.has(release)).toBe(false);
    await expect(readdir(await store.fetch(release))).rejects.toThrow('ENOENT');
  });

  it('is tidied away when no table names it, on every edge, unless it is young', async () => {
    const { site, store, build } = await storeWithBuild();
    const other = site.open().store;
    const named = { section: 'events', version: '1.1.0' };
    for (const each of [release, named]) await store.publish(each, build);
    for (const edge of [store, other]) for (const each of [release, named]) await edge.fetch(each);
    const isNamed = ({ version }: { readonly version: string }) => version === named.version;
    expect(await store.tidy(isNamed)).toEqual([]);
    await site.age();
    await store.tidy(isNamed);
    await other.tidy(isNamed);
    expect([await store.has(release), await store.has(named)]).toEqual([false, true]);
    for (const edge of [store, other]) expect(await readdir(join(edge.folder(named), '..'))).toEqual([named.version]);
  });

  it('stays when a publication has found it again', async () => {
    const { site, store, build } = await storeWithBuild();
    await store.publish(release, build);
    await site.age();
    expect(await store.has(release)).toBe(true);
    expect(await store.tidy(() => false)).toEqual([]);
    expect(await readdir(await store.fetch(release))).toContain('remote.json');
  });

  it('may be published again once it is tidied away', async () => {
    const { site, store, build } = await storeWithBuild();
    await store.publish(release, build);
    await site.age();
    expect(await store.tidy(() => false)).toContainEqual(release);
    await store.publish(release, build);
    expect(await readdir(await store.fetch(release))).toContain('remote.json');
  });

  it('that was begun and given up leaves nothing for long', async () => {
    const { site, store, build } = await storeWithBuild();
    await store.publish(release, build);
    const root = join(await store.fetch(release), '..', '..');
    await mkdir(join(root, '.draft-of-a-dead-edge', 'browser'), { recursive: true });
    await store.tidy(() => true);
    expect(await readdir(root)).toContain('.draft-of-a-dead-edge');
    await site.age();
    await store.tidy(() => true);
    expect(await readdir(root)).toEqual(['events']);
  });

  it('is not there when its build is not', async () => {
    const { store, build } = await storeWithBuild();
    await expect(store.publish(release, join(build, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(await store.has(release)).toBe(false);
  });
});
