import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterTest } from '../testing/after-test.ts';
import { releaseDocument, rolloutOf } from '../testing/release-entry.ts';
import { silentLog } from '../testing/silent-log.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { until } from '../testing/until.ts';
import { followReleases } from './current-releases.ts';
import { fileReleaseStore } from './file-release-store.ts';

async function twoEdges() {
  const root = await tempFolder();
  const store = fileReleaseStore(root);
  const follow = async () => {
    const releases = await followReleases(fileReleaseStore(root), silentLog);
    afterTest(releases.stop);
    return releases;
  };
  const write = async (percent: number) =>
    store.compareAndSwap((await store.read()).revision, releaseDocument({ events: rolloutOf(percent) }));
  return { root, write, edges: await Promise.all([follow(), follow()]) };
}

describe('followReleases', () => {
  it('lets two edges on one store agree within a second', async () => {
    const { write, edges } = await twoEdges();
    for (const percent of [10, 50]) {
      await write(percent);
      const expected = releaseDocument({ events: rolloutOf(percent) });
      await until(() => edges.every(({ document }) => JSON.stringify(document()) === JSON.stringify(expected)), 1_000);
    }
  });

  it('tells its listeners', async () => {
    const { write, edges } = await twoEdges();
    const told = new Promise((resolve) => edges[0]?.onChange(resolve));
    await write(10);
    expect(await told).toEqual(releaseDocument({ events: rolloutOf(10) }));
  });

  it('goes on with the last document when the stored one is broken', async () => {
    const { root, write, edges } = await twoEdges();
    await write(10);
    await until(() => 'events' in (edges[0]?.document().microFrontends ?? {}), 1_000);
    await writeFile(join(root, 'release-document.json'), '{ broken');
    await sleep(600);
    expect(edges[0]?.document()).toEqual(releaseDocument({ events: rolloutOf(10) }));
    await writeFile(join(root, 'release-document.json'), JSON.stringify(releaseDocument({ events: rolloutOf(20) })));
    await until(() => edges[0]?.document().microFrontends['events']?.[1]?.deployment.traffic === 20, 1_000);
  });
});
