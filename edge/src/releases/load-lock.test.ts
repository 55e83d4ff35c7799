import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLog } from '../testing/silent-log.ts';
import { signedReleases } from '../testing/signed-releases.ts';
import { writeSectionBuild, writeShellBuild } from '../testing/builds.ts';
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
    await writeSectionBuild(signed.folder(section, version), section, version);
    await signed.sign(section, version);
  }
  const { loader } = signed;
  return {
    ...signed,
    load: (lock: Record<string, string>, stable = lock) => loadLock({ loader, lock, stable, log: silentLog }),
  };
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

  it('takes the stable release for a candidate that is broken', async () => {
    const { load, folder, sign } = await releases();
    await writeFile(join(folder('events', '1.1.0'), 'remote.json'), '{"name":"events"}');
    await sign('events', '1.1.0');
    expect((await load({ ...STABLE, events: '1.1.0' }, STABLE)).lock).toEqual(STABLE);
  });

  it('leaves a section out that has no release to serve', async () => {
    const { load, folder } = await releases();
    await rm(folder('events', '1.0.0'), { recursive: true });
    expect((await load(STABLE)).lock).toEqual({ shell: '1.0.0', connect: '1.0.0' });
  });

  it('does not take a release for another', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('events', '1.2.0'), 'events', '1.1.0');
    await sign('events', '1.2.0');
    expect((await load({ ...STABLE, events: '1.2.0' }, STABLE)).lock['events']).toBe('1.0.0');
  });

  it('says that there is no shell', async () => {
    const { load } = await releases();
    await expect(load({ events: '1.0.0' })).rejects.toThrow('No release of the shell can be served');
  });

  it('names two sections that claim one path', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('connect', '1.1.0'), 'connect', '1.1.0', '/events');
    await sign('connect', '1.1.0');
    const lock = { ...STABLE, connect: '1.1.0' };
    await expect(load(lock)).rejects.toThrow('Both events@1.0.0 and connect@1.1.0 claim the path /events.');
  });

  it('serves the stable releases when only a candidate claims a path of another', async () => {
    const { load, folder, sign } = await releases();
    await writeSectionBuild(folder('connect', '1.1.0'), 'connect', '1.1.0', '/events');
    await sign('connect', '1.1.0');
    expect((await load({ ...STABLE, connect: '1.1.0' }, STABLE)).lock).toEqual(STABLE);
  });
});
