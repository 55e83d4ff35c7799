import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSectionBuild, writeShellBuild } from '../testing/builds.ts';
import { releaseEntry, releaseTable } from '../testing/release-entry.ts';
import { signedReleases } from '../testing/signed-releases.ts';
import { silentLog } from '../testing/silent-log.ts';
import { unservedReleases } from './unserved-releases.ts';

const SERVED = releaseTable({
  shell: [releaseEntry('1.0.0', 100, 'stable')],
  events: [releaseEntry('0.9.0', 0, 'retired'), releaseEntry('1.0.0', 100, 'stable')],
  connect: [releaseEntry('1.0.0', 100, 'stable')],
});

async function site() {
  const signed = await signedReleases();
  await writeShellBuild(signed.folder('shell', '1.0.0'));
  await signed.sign('shell', '1.0.0');
  for (const [section, version] of [
    ['events', '0.9.0'],
    ['events', '1.0.0'],
    ['connect', '1.0.0'],
  ] as const) {
    await writeSectionBuild(signed.folder(section, version), { name: section, version });
    await signed.sign(section, version);
  }
  const { loader, folder } = signed;
  return { folder, unserved: () => unservedReleases({ loader, served: SERVED, log: silentLog }) };
}

describe('unservedReleases', () => {
  it('is empty while all can be served', async () => {
    expect(await (await site()).unserved()).toEqual([]);
  });

  it('says which earlier release serves in the place of one that is missing', async () => {
    const { unserved, folder } = await site();
    await rm(folder('events', '1.0.0'), { recursive: true });
    expect(await unserved()).toEqual([
      { section: 'events', version: '1.0.0', instead: '0.9.0', why: expect.stringContaining('is missing') },
    ]);
  });

  it('says what is left out, and why', async () => {
    const { unserved, folder } = await site();
    await writeFile(join(folder('connect', '1.0.0'), 'server', 'remoteEntry.cjs'), 'evil');
    const why = 'server/remoteEntry.cjs of connect@1.0.0 is not what was signed.';
    expect(await unserved()).toEqual([{ section: 'connect', version: '1.0.0', instead: null, why }]);
  });

  it('says it of the shell too, without which there is no site', async () => {
    const { unserved, folder } = await site();
    await rm(folder('shell', '1.0.0'), { recursive: true });
    expect(await unserved()).toMatchObject([{ section: 'shell', instead: null }]);
  });
});
