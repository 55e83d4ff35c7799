import { afterTest, until } from 'database/testing';
import { ENGINES, type StoredSite } from '../testing/engines.ts';
import { releaseTable, rolloutOf } from '../testing/release-entry.ts';
import { SEAL_KEY } from '../testing/signed-releases.ts';
import { silentLog } from '../testing/silent-log.ts';
import type { Refusal } from './audit/record-refusals.ts';
import { followReleases } from './current-releases.ts';
import { seal } from './sealed-table.ts';

async function twoEdges(startSite: () => Promise<StoredSite>) {
  const site = await startSite();
  const refusals: Refusal[] = [];
  const refused = (refusal: Refusal) => void refusals.push(refusal);
  const { store } = site.open();
  const follow = async () => {
    const releases = await followReleases(site.open().store, { log: silentLog, refused });
    afterTest(releases.stop);
    return releases;
  };
  const write = async (percent: number) =>
    store.compareAndSwap((await store.read()).revision, releaseTable({ events: rolloutOf(percent) }));
  return { ...site, write, refusals, edges: await Promise.all([follow(), follow()]) };
}

it('reads once for all who ask during a read, and after it', async () => {
  const answers: (() => void)[] = [];
  const stored = { revision: '1', serial: 1, table: releaseTable({ events: rolloutOf(10) }) };
  const read = () => new Promise<typeof stored>((resolve) => answers.push(() => resolve(stored)));
  const log = silentLog;
  const following = followReleases({ read, watch: () => () => undefined }, { log, refused: () => undefined });
  await until(() => answers.length === 1);
  answers[0]?.();
  const { refresh } = await following;
  const first = refresh();
  await until(() => answers.length === 2);
  const others = Array.from({ length: 50 }, refresh);
  answers[1]?.();
  await first;
  await until(() => answers.length === 3);
  answers[2]?.();
  await Promise.all(others);
  expect(answers).toHaveLength(3);
});

describe.each(ENGINES)('followReleases on %s', (_engine, startSite) => {
  it('lets two edges on one store agree', async () => {
    const { write, edges } = await twoEdges(startSite);
    for (const percent of [10, 50]) {
      await write(percent);
      const expected = releaseTable({ events: rolloutOf(percent) });
      await until(() => edges.every(({ table }) => JSON.stringify(table()) === JSON.stringify(expected)));
    }
  });

  it('tells its listeners', async () => {
    const { write, edges } = await twoEdges(startSite);
    const told = new Promise((resolve) => edges[0]?.onChange(resolve));
    await write(10);
    expect(await told).toEqual(releaseTable({ events: rolloutOf(10) }));
  });

  it('goes on with the last table when the stored one is broken', async () => {
    const { writeTable, write, edges, refusals } = await twoEdges(startSite);
    await write(10);
    await until(() => 'events' in (edges[0]?.table().sections ?? {}));
    await writeTable('{ broken');
    await until(() => refusals.length >= edges.length);
    expect(edges[0]?.table()).toEqual(releaseTable({ events: rolloutOf(10) }));
    await writeTable(seal({ serial: 2, table: releaseTable({ events: rolloutOf(20) }) }, SEAL_KEY));
    await until(() => edges[0]?.table().sections['events']?.[1]?.share === 20);
  });

  it.each([
    ['an old table put back in place', (old: string) => old, 'an old one was put back'],
    [
      'a table that another hand has changed',
      (_: string, text: string) => text.replace('"share": 50', '"share": 5'),
      'not valid',
    ],
    [
      'a share that another hand has changed',
      (_: string, text: string) => text.replaceAll('"share": 50', '"share": 50.0').replace('candidate', 'aborted'),
      'its seal is broken',
    ],
    [
      'a table of another site',
      () => seal({ serial: 9, table: releaseTable({ events: rolloutOf(100) }) }, Buffer.from('another')),
      'its seal is broken',
    ],
    [
      'an entry whose integrity was removed',
      (_: string, text: string) => text.replace('"integrity": "sha384-AAAA",', ''),
      'integrity',
    ],
  ])('refuses %s, goes on with the last, and says so', async (_name, change, why) => {
    const { readTable, writeTable, write, edges, refusals } = await twoEdges(startSite);
    await write(10);
    const old = await readTable();
    await write(50);
    const serves50 = () => edges.every(({ table }) => table().sections['events']?.[1]?.share === 50);
    await until(serves50);
    await writeTable(change(old, await readTable()));
    await until(() => refusals.length >= 2);
    expect(serves50()).toBe(true);
    expect(refusals.map(({ note }) => note).join()).toContain(why);
  });
});
