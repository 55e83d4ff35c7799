import { join } from 'node:path';
import { asOperator } from 'database/testing';
import { sharedDatabase } from '../../testing/shared-database.ts';
import { tempFolder } from '../../testing/temp-folder.ts';
import { filePictures, type PictureStore, sharedPictures } from './picture-store.ts';

const RELEASE = { section: 'events', version: '1.1.0' };
const OTHER = { section: 'events', version: '1.2.0' };

interface Engine {
  readonly store: PictureStore;
  /** As when the release is pruned. */
  readonly prune: () => Promise<unknown>;
}

async function onFiles(): Promise<Engine> {
  const store = filePictures(join(await tempFolder(), 'release-pictures'));
  return { store, prune: () => store.tidy(({ version }) => version !== RELEASE.version) };
}

async function onPostgres(): Promise<Engine> {
  const { url, database } = await sharedDatabase();
  await asOperator(url, `INSERT INTO edge.releases (section, version) VALUES ('events', '1.1.0'), ('events', '1.2.0')`);
  const prune = () => asOperator(url, `DELETE FROM edge.releases WHERE version = '1.1.0'`);
  return { store: sharedPictures(database), prune };
}

describe.each([
  ['files', onFiles],
  ['Postgres', onPostgres],
])('pictures in %s', (_name, open) => {
  it('are those that were put last, and are deleted with their release', async () => {
    const { store, prune } = await open();
    const text = async (release = RELEASE) => (await store.get(release, 'report.json'))?.toString();
    expect(await text()).toBeUndefined();
    await store.put(RELEASE, 'report.json', Buffer.from('first'));
    await store.put(RELEASE, 'report.json', Buffer.from('second'));
    await store.put(OTHER, 'report.json', Buffer.from('other'));
    expect(await text()).toBe('second');
    await store.clear(RELEASE);
    expect([await text(), await text(OTHER)]).toEqual([undefined, 'other']);
    await store.put(RELEASE, 'report.json', Buffer.from('third'));
    await prune();
    expect([await text(), await text(OTHER)]).toEqual([undefined, 'other']);
  });
});
