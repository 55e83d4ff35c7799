import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder, until, writeSectionBuild } from 'releases/testing';
import { startSite } from '../testing/site.ts';

const WORKER = 'globalThis.worker ??= Math.random()';

/** A page of the section `groups`, which hangs as soon as it is told to, with a slot that the section `hymns` fills. */
async function siteWithGroups() {
  const { origin, release } = await startSite({ RENDER_THREADS: '1', RENDER_LIMIT_MS: '3000' });
  const [builds, order] = [await tempFolder(), join(await tempFolder(), 'hang')];
  const hymns = {
    remote: {
      slots: [{ slot: 'groups.hymn', expose: 'hymn' }],
      exposes: { 'pages/hymns': { js: [], css: [] }, 'slots/hymn': { js: [], css: [] } },
    },
    files: { 'server/remoteEntry.cjs': `exports.draw = () => '<i>A hymn</i>' + (${WORKER});` },
  };
  const groups = {
    remote: { routes: [{ path: '/groups', page: 'groups', title: 'Groups', slots: ['groups.hymn'] }] },
    files: {
      'server/remoteEntry.cjs': `exports.draw = () => {
        if (require('node:fs').existsSync(${JSON.stringify(order)})) for (;;);
        return '<b>A group</b>';
      };`,
    },
  };
  for (const [name, build] of Object.entries({ hymns, groups })) {
    const folder = await writeSectionBuild(join(builds, name), { name, version: '1.0.0', path: `/${name}` }, build);
    await release(`publish ${name} --from ${folder}`);
  }
  await until(async () => (await read(origin)).includes('A group'));
  return { origin, hang: () => writeFile(order, '') };
}

/** Each with an address of its own: none of them is kept. */
let visits = 0;
async function read(origin: string): Promise<string> {
  visits += 1;
  return (await fetch(`${origin}/groups?visit=${visits}`)).text();
}

describe('a section whose code does not return on the server', () => {
  it('costs its own part of the page only, and is then left alone for a while', async () => {
    const { origin, hang } = await siteWithGroups();
    await hang();
    const first = await read(origin);
    expect(first).toContain('A hymn');
    expect(first).not.toContain('A group');
    // The same worker has made both: the second was not ended by the section.
    const second = await read(origin);
    expect(/A hymn<.i>(.+)/.exec(second)?.[1]).toBe(/A hymn<.i>(.+)/.exec(first)?.[1]);
  });
});
