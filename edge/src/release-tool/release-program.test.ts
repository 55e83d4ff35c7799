import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSectionBuild, writeShellBuild } from '../testing/builds.ts';
import { releaseTool } from '../testing/site.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const LARGE = { files: { 'browser/page.js': randomBytes(80_000).toString('base64') } };

/** The release tool over an empty store, and a folder with two builds of the events section. */
async function workshop() {
  const dataDir = await tempFolder();
  const dist = await tempFolder();
  await writeSectionBuild(join(dist, '1.0.0'), 'events', '1.0.0');
  await writeSectionBuild(join(dist, '1.1.0'), 'events', '1.1.0');
  const run = releaseTool(dataDir);
  const status = async () => JSON.parse(await run('status --json'));
  return { dataDir, dist, run, status };
}

const release = (version: string, traffic: number, state: string) => ({
  version,
  traffic,
  default: state === 'stable',
  state,
});

describe('the release tool', () => {
  it('has nothing to show at first', async () => {
    const { run, status } = await workshop();
    expect(await status()).toEqual({ sections: {} });
    expect(await run('status')).toContain('No release is published yet');
  });

  it('publishes, rolls out, promotes and rolls back', async () => {
    const { dist, run, status } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await run(`publish events --from ${join(dist, '1.1.0')}`);
    expect(await status()).toEqual({
      sections: { events: { releases: [release('1.0.0', 100, 'stable'), release('1.1.0', 0, 'published')] } },
    });
    const table = await run('rollout events 1.1.0 --percent 12.5');
    expect(table.split('\n')).toEqual([
      'section  version  traffic  state',
      'events   1.0.0    87.5 %   stable',
      'events   1.1.0    12.5 %   candidate',
    ]);
    await run('abort events');
    await run('rollout events 1.1.0 --percent 1');
    await run('promote events');
    expect(await status()).toEqual({
      sections: { events: { releases: [release('1.0.0', 0, 'retired'), release('1.1.0', 100, 'stable')] } },
    });
    await run('rollback events');
    expect(await status()).toEqual({
      sections: { events: { releases: [release('1.0.0', 100, 'stable'), release('1.1.0', 0, 'aborted')] } },
    });
  });

  it('stores the release and the hash of its entry', async () => {
    const { dataDir, dist, run } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    const folder = join(dataDir, 'releases', 'events', '1.0.0');
    expect(await readFile(join(folder, 'browser', 'remoteEntry.js'), 'utf8')).toBe('/* 1.0.0 */');
    const document = JSON.parse(await readFile(join(dataDir, 'releases', 'release-document.json'), 'utf8'));
    expect(document.microFrontends.events[0]).toMatchObject({
      url: '/_/assets/events/1.0.0/remoteEntry.js',
      metadata: { integrity: expect.stringMatching(/^sha384-.{64}$/) },
    });
  });

  it('finishes a publication that was cut off', async () => {
    const { dataDir, dist, run, status } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await rm(join(dataDir, 'releases', 'release-document.json'));
    await run(`publish events --from ${dist} --version 1.0.0`);
    expect(await status()).toEqual({ sections: { events: { releases: [release('1.0.0', 100, 'stable')] } } });
  });

  it('publishes a shell', async () => {
    const { run, dist } = await workshop();
    expect(await run(`publish shell --from ${await writeShellBuild(join(dist, 'shell'))}`)).toContain(
      'shell@1.0.0 is published.',
    );
  });

  it('refuses a version twice', async () => {
    const { dist, run } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await expect(run(`publish events --from ${dist} --version 1.0.0`)).rejects.toThrow(
      'events@1.0.0 is already published',
    );
  });

  it('refuses an unclear or missing build', async () => {
    const { dist, run } = await workshop();
    await expect(run(`publish events --from ${dist}`)).rejects.toThrow('holds several builds (1.0.0, 1.1.0)');
    await expect(run(`publish events --from ${dist} --version 3.0.0`)).rejects.toThrow('No build of events 3.0.0');
    await expect(run(`publish events --from ${await tempFolder()}`)).rejects.toThrow('Build the section first');
    await expect(run(`publish connect --from ${join(dist, '1.0.0')}`)).rejects.toThrow(
      'is of events@1.0.0, not of connect@1.0.0',
    );
  });

  it('refuses a build that is not complete or not valid', async () => {
    const { dist, run } = await workshop();
    await rm(join(dist, '1.0.0', 'browser', 'page.js'));
    await expect(run(`publish events --from ${dist} --version 1.0.0`)).rejects.toThrow(
      'page.js is missing: the build is not complete',
    );
    await writeFile(join(dist, '1.1.0', 'remote.json'), '{"name":"events","version":"1.1.0"}');
    await expect(run(`publish events --from ${dist} --version 1.1.0`)).rejects.toThrow('is not valid');
  });

  it.each(['1.0', 'v1.0.0', '../1.0.0'])('refuses the version %s', async (version) => {
    const { dist, run } = await workshop();
    await writeSectionBuild(join(dist, 'odd'), 'events', version);
    await expect(run(`publish events --from ${join(dist, 'odd')}`)).rejects.toThrow('is not a version');
  });

  it('refuses a path that belongs to another section', async () => {
    const { dist, run } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await writeSectionBuild(join(dist, 'connect'), 'connect', '1.0.0', '/events');
    await expect(run(`publish connect --from ${join(dist, 'connect')}`)).rejects.toThrow(
      'Both events@1.0.0 and connect@1.0.0 claim the path /events.',
    );
  });

  it('says all that stands against a release', async () => {
    const { dist, run } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await writeSectionBuild(join(dist, 'connect'), 'connect', '1.0.0', '/events', LARGE);
    await expect(run(`publish connect --from ${join(dist, 'connect')}`)).rejects.toThrow(
      /^connect@1\.0\.0 is refused:\n- paths: .+\n- size: .+the budget is 43\.0 kB/s,
    );
  });

  it('publishes what is over its budget for a stated reason only', async () => {
    const { dist, run } = await workshop();
    await writeSectionBuild(join(dist, 'large'), 'events', '2.0.0', '/events', LARGE);
    await expect(run(`publish events --from ${join(dist, 'large')}`)).rejects.toThrow('size: ');
    await expect(run(`publish events --from ${join(dist, 'large')} --over-budget=`)).rejects.toThrow('size: ');
    expect(await run(`publish events --from ${join(dist, 'large')} --over-budget maps`)).toContain('is published');
  });

  it('rolls nothing out that fits no longer', async () => {
    const { dist, run, status } = await workshop();
    await run(`publish events --from ${dist} --version 1.0.0`);
    await writeSectionBuild(join(dist, 'news'), 'events', '2.0.0', '/news');
    await run(`publish events --from ${join(dist, 'news')}`);
    await run('rollout events 2.0.0 --percent 10');
    await run('abort events');
    await writeSectionBuild(join(dist, 'connect'), 'connect', '1.0.0', '/news');
    await run(`publish connect --from ${join(dist, 'connect')}`);
    await expect(run('rollout events 2.0.0 --percent 10')).rejects.toThrow('claim the path /news');
    expect((await status()).sections.events.releases).toContainEqual(release('2.0.0', 0, 'aborted'));
  });

  it('promotes nothing that fits no longer: another section was rolled back to its path', async () => {
    const { dist, run } = await workshop();
    await writeSectionBuild(join(dist, 'connect-1'), 'connect', '1.0.0', '/news');
    await writeSectionBuild(join(dist, 'connect-2'), 'connect', '1.1.0', '/connect');
    await writeSectionBuild(join(dist, 'events-2'), 'events', '2.0.0', '/news');
    await run(`publish connect --from ${join(dist, 'connect-1')}`);
    await run(`publish connect --from ${join(dist, 'connect-2')}`);
    await run('rollout connect 1.1.0 --percent 100');
    await run('promote connect');
    await run(`publish events --from ${join(dist, '1.0.0')}`);
    await run(`publish events --from ${join(dist, 'events-2')}`);
    await run('rollout events 2.0.0 --percent 10');
    await run('rollback connect');
    await expect(run('promote events')).rejects.toThrow('Both connect@1.0.0 and events@2.0.0 claim the path /news');
  });

  it.each(['101', '-1', '5.123', 'some', ''])('does not understand --percent %s', async (percent) => {
    const { run } = await workshop();
    await expect(run(`rollout events 1.0.0 --percent=${percent}`)).rejects.toThrow('from 0 to 100');
  });
});
