import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSectionBuild } from 'releases/testing';
import { startSite } from '../testing/site.ts';

const MANIFEST = {
  id: 'events',
  metaData: { remoteEntry: { name: 'stockEntry.js', path: '', type: 'global' }, publicPath: 'auto' },
  exposes: [{ path: './pages/events' }],
};
const withManifest = { files: { 'browser/mf-manifest.json': JSON.stringify(MANIFEST) } };

async function site() {
  const started = await startSite();
  const get = (section: string) => fetch(`${started.origin}/_/federation/${section}/mf-manifest.json`);
  async function promote(version: string) {
    const folder = join(started.builds, version);
    await started.release(
      `publish events --from ${await writeSectionBuild(folder, { name: 'events', version }, withManifest)}`,
    );
    await started.release(`rollout events ${version} --percent 10`);
    return () => started.release('promote events');
  }
  return { ...started, get, promote };
}

describe('a host of another site that asks for a section', () => {
  it('gets the manifest of the stable release, with the address of its files, and asks again each time', async () => {
    const { get, promote } = await site();
    const finish = await promote('2.0.0');
    expect((await get('events')).status).toBe(404);
    await finish();
    const answer = await get('events');
    expect(await answer.json()).toEqual({
      ...MANIFEST,
      metaData: { ...MANIFEST.metaData, publicPath: 'http://church.example/_/assets/events/2.0.0/' },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    });
  });

  it('is told when the release was built without an entry for it', async () => {
    const { get } = await site();
    const answer = await get('events');
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: 'events@1.0.0 has no entry for other sites: build and publish the section again.' },
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('gets nothing that was changed after it was signed', async () => {
    const { get, promote, config } = await site();
    await (
      await promote('2.0.0')
    )();
    expect((await get('events')).status).toBe(200);
    const stored = join(config.dataDir, 'releases', 'events', '2.0.0', 'browser', 'mf-manifest.json');
    await writeFile(stored, JSON.stringify({ ...MANIFEST, metaData: { ...MANIFEST.metaData, publicPath: 'evil' } }));
    expect((await get('events')).status).toBe(404);
  });

  it.each(['shell', 'choir', '..%2f', 'constructor'])('finds nothing at %s', async (section) => {
    const { get } = await site();
    expect((await get(section)).status).toBe(404);
  });
});
