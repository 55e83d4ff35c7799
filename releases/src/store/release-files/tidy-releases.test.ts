import { until } from 'database/testing';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder.ts';
import { writeSectionBuild } from '../../testing/builds.ts';
import { FILE_ENGINES } from '../../testing/engines.ts';
import { releaseEntry, releaseTable } from '../../testing/release-entry.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { tidyOnce, tidyReleases } from './tidy-releases.ts';

const OLD = { section: 'events', version: '1.0.0' };
const STABLE = { section: 'events', version: '1.1.0' };
const UNSERVED = { section: 'events', version: '1.2.0' };
const table = releaseTable({ events: [releaseEntry('1.1.0', 100, 'stable'), releaseEntry('1.2.0', 0, 'published')] });

describe.each(FILE_ENGINES)('files on %s', (_engine, startSite) => {
  async function edgesWithReleases() {
    const site = await startSite();
    const edges = [site.open().store, site.open().store] as const;
    const build = await writeSectionBuild(join(await tempFolder(), 'build'), { name: 'events', version: '1.0.0' });
    for (const release of [OLD, STABLE, UNSERVED]) await edges[0].publish(release, build);
    for (const edge of edges) for (const release of [OLD, STABLE, UNSERVED]) await edge.fetch(release);
    await site.age();
    const versionsOn = async (edge: (typeof edges)[number]) => (await readdir(join(edge.folder(OLD), '..'))).sort();
    return { edges, versionsOn };
  }

  it('of a release that another edge has pruned go from every disk, and no others', async () => {
    const { edges, versionsOn } = await edgesWithReleases();
    await edges[0].compareAndSwap((await edges[0].read()).revision, table);
    const stop = tidyReleases({ store: edges[1], log: silentLog });
    await until(async () => (await versionsOn(edges[1])).length === 2);
    await stop();
    await tidyOnce({ store: edges[0], log: silentLog });
    for (const edge of edges) expect(await versionsOn(edge)).toEqual(['1.1.0', '1.2.0']);
    expect(await edges[0].has(OLD)).toBe(false);
  });

  it('stay while there is no release table', async () => {
    const { edges, versionsOn } = await edgesWithReleases();
    await tidyOnce({ store: edges[0], log: silentLog });
    expect(await versionsOn(edges[0])).toHaveLength(3);
    expect(await edges[1].has(OLD)).toBe(true);
  });

  it('stay while only the copy of an earlier table can be read: it may not name what is served now', async () => {
    const { edges, versionsOn } = await edgesWithReleases();
    await edges[0].compareAndSwap((await edges[0].read()).revision, table);
    await tidyOnce({ store: edges[0], lastAnswers: { mustAnswer: () => true }, log: silentLog });
    expect(await versionsOn(edges[0])).toHaveLength(3);
    expect(await edges[1].has(OLD)).toBe(true);
  });
});
