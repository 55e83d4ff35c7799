import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseEntry, ReleaseTable } from '../table/release-table.ts';
import { writeSectionBuild, writeShellBuild } from '../testing/builds.ts';
import { releaseEntry, releaseTable } from '../testing/release-entry.ts';
import { signedReleases } from '../testing/signed-releases.ts';
import { silentLog } from '../testing/silent-log.ts';
import { loadLock } from './load-lock.ts';

async function releases() {
  const signed = await signedReleases();
  await writeShellBuild(signed.folder('shell', '1.0.0'));
  await signed.sign('shell', '1.0.0');
  for (const [section, version] of [
    ['events', '1.0.0'],
    ['events', '1.1.0'],
    ['connect', '1.0.0'],
  ] as const) {
    await writeSectionBuild(signed.folder(section, version), { name: section, version });
    await signed.sign(section, version);
  }
  const { loader } = signed;
  return {
    ...signed,
    load: (lock: Record<string, string>, stable = lock, earlier: Record<string, string[]> = {}) =>
      loadLock({ loader, lock, served: tableOf(stable, earlier), log: silentLog }),
  };
}

/** @param earlier by section, the latest first */
function tableOf(stable: Record<string, string>, earlier: Record<string, string[]>): ReleaseTable {
  const entries = Object.entries(stable).map(([section, version]) => {
    const retired = (earlier[section] ?? []).map((old, index) => retiredEntry(old, index));
    return [section, [...retired.reverse(), releaseEntry(version, 100, 'stable')]];
  });
  return releaseTable(Object.fromEntries(entries));
}

function retiredEntry(version: string, daysAgo: number): ReleaseEntry {
  const entry = releaseEntry(version, 0, 'retired');
  return { ...entry, since: `2026-11-${20 - daysAgo}T00:00:00.000Z` };
}

const STABLE = { shell: '1.0.0', events: '1.0.0', connect: '1.0.0' };

describe('loadLock', () => {
  it('finds what a lock names', async () => {
    const { load, root } = await releases();
    const { lock, shell, sections } = await load({ ...STABLE, events: '1.1.0' }, STABLE);
    expect(lock).toEqual({ shell: '1.0.0', events: '1.1.0', connect: '1.0.0' });
    expect(shell.shellEntry).toBe(join(root, 'shell/1.0.0/server/server.cjs'));
    expect(sections[0]).toMatchObject({
      remote: { name: 'events', version: '1.1.0' },
      serverEntry: join(root, 'events/1.1.0/server/remoteEntry.cjs'),
      browserDir: join(root, 'events/1.1.0/browser'),
    });
  });

  it('finds the fallback when the stable releases are others', async () => {
    const { load } = await releases();
    const { fallback } = await load({ ...STABLE, events: '1.1.0' }, STABLE);
    expect(fallback).toMatchObject({ lock: STABLE, fallback: null });
    expect((await load(STABLE)).fallback).toBeNull();
  });

  it('takes the stable release for a candidate that is broken', async () => {
    const { load, folder, sign } = await releases();
    await writeFile(join(folder('events', '1.1.0'), 'remote.json'), '{"name":"events"}');
    await sign('events', '1.1.0');
    expect((await load({ ...STABLE, events: '1.1.0' }, STABLE)).lock).toEqual(STABLE);
  });

  it('leaves a section out that has no release to serve', async () => {
    const { load, folder } = await releases();
    await rm(folder('events', '1.0.0'), { recursive: true });
    expect(await load(STABLE)).toMatchObject({ lock: { shell: '1.0.0', connect: '1.0.0' }, missing: ['events'] });
  });

  it('takes the last release that was stable and can be served for a stable one that cannot', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('events', '0.8.0'), { name: 'events', version: '0.8.0' });
    await sign('events', '0.8.0');
    await rm(folder('events', '1.0.0'), { recursive: true });
    const { lock, missing } = await load(STABLE, STABLE, { events: ['0.9.0', '0.8.0', '1.1.0'] });
    expect([lock, missing]).toEqual([{ ...STABLE, events: '0.8.0' }, []]);
  });

  it('leaves a section out whose only good release claims a path that is another one by now', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('events', '0.9.0'), { name: 'events', version: '0.9.0', path: '/connect' });
    await sign('events', '0.9.0');
    await rm(folder('events', '1.0.0'), { recursive: true });
    const { lock, missing } = await load(STABLE, STABLE, { events: ['0.9.0'] });
    expect([lock, missing]).toEqual([{ shell: '1.0.0', connect: '1.0.0' }, ['events']]);
  });

  it('takes an earlier shell for one that cannot be served', async () => {
    const { load, folder, sign } = await releases();
    await writeShellBuild(folder('shell', '0.9.0'), '0.9.0');
    await sign('shell', '0.9.0');
    await rm(folder('shell', '1.0.0'), { recursive: true });
    expect((await load(STABLE, STABLE, { shell: ['0.9.0'] })).lock).toEqual({ ...STABLE, shell: '0.9.0' });
  });

  it('does not take a release for another', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('events', '1.2.0'), { name: 'events', version: '1.1.0' });
    await sign('events', '1.2.0');
    expect((await load({ ...STABLE, events: '1.2.0' }, STABLE)).lock['events']).toBe('1.0.0');
  });

  it('says that there is no shell', async () => {
    const { load } = await releases();
    await expect(load({ events: '1.0.0' })).rejects.toThrow('No release of the shell can be served');
  });

  it('names two sections that claim one path', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('connect', '1.1.0'), { name: 'connect', version: '1.1.0', path: '/events' });
    await sign('connect', '1.1.0');
    const lock = { ...STABLE, connect: '1.1.0' };
    await expect(load(lock)).rejects.toThrow('Both events@1.0.0 and connect@1.1.0 claim the path /events.');
  });

  it('serves the stable releases when only a candidate claims a path of another', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('connect', '1.1.0'), { name: 'connect', version: '1.1.0', path: '/events' });
    await sign('connect', '1.1.0');
    expect((await load({ ...STABLE, connect: '1.1.0' }, STABLE)).lock).toEqual(STABLE);
  });
});
