import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createReleaseChanges } from '../store/change-releases.ts';
import { tidyOnce } from '../store/release-files/tidy-releases.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ENGINES } from '../testing/engines.ts';
import { releaseEntry, releaseTable } from '../testing/release-entry.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createReleaseActions } from './release-actions.ts';

const now = () => new Date('2026-11-24T12:00:00.000Z');
const retired = Array.from({ length: 120 }, (_, index) => releaseEntry(`1.${index}.0`, 0, 'retired'));
const table = releaseTable({ events: [...retired, releaseEntry('2.0.0', 100, 'stable')] });

describe.each(ENGINES)('pruning on %s', (_engine, startSite) => {
  async function siteWithReleases() {
    const site = await startSite();
    const { store, audit } = site.open();
    const build = await tempFolder();
    await mkdir(join(build, 'browser'));
    const { events = [] } = table.sections;
    for (const { version } of events) {
      await store.publish({ section: 'events', version }, build);
      await mkdir(store.folder({ section: 'events', version }), { recursive: true });
    }
    await store.compareAndSwap((await store.read()).revision, table);
    const left = async () => (await readdir(join(store.folder({ section: 'events', version: '2.0.0' }), '..'))).length;
    return { site, store, left, changes: createReleaseChanges({ store, audit, now }) };
  }

  it('deletes the files of a hundred releases at once, and of the others within the hour', async () => {
    const { site, store, left, changes } = await siteWithReleases();
    const { prune } = createReleaseActions({ store, changes, now });
    expect(await prune('events', 'events', { keep: 5, olderThanDays: 0 })).toHaveLength(115);
    expect((await store.read()).table.sections['events']).toHaveLength(6);
    expect(await left()).toBe(21);
    await site.age();
    await tidyOnce({ store, log: silentLog });
    expect(await left()).toBe(6);
  });

  it('is done also when no file can be deleted just now', async () => {
    const { store, left, changes } = await siteWithReleases();
    const remove = () => Promise.reject(new Error('The bucket is away.'));
    const { prune } = createReleaseActions({ store: { ...store, remove }, changes, now });
    expect(await prune('events', 'events', { keep: 5, olderThanDays: 0 })).toHaveLength(115);
    expect(await left()).toBe(121);
  });
});
