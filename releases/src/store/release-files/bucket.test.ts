import type { Queries } from 'database';
import { afterTest, until, wayTo } from 'database/testing';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { tempFolder } from '../../testing/temp-folder.ts';
import { writeSectionBuild } from '../../testing/builds.ts';
import { connectTo, sharedDatabase } from '../../testing/shared-database.ts';
import { testBucket } from '../../testing/test-bucket.ts';
import { storedFiles } from '../postgres/stored-files.ts';
import { BucketAway, openBucket } from './bucket.ts';
import { createReleaseObjects } from './release-objects.ts';

const EVENTS = { section: 'events', version: '1.0.0' };

describe('a bucket', () => {
  it('has what was put there, until it is removed', async () => {
    const bucket = openBucket(await testBucket());
    const bytes = Buffer.alloc(3_000_000, '\0ä');
    await bucket.put('events/1.0.0/x.tar.gz', bytes);
    expect((await bucket.get('events/1.0.0/x.tar.gz'))?.equals(bytes)).toBe(true);
    await bucket.remove('events/1.0.0/x.tar.gz');
    await bucket.remove('events/1.0.0/x.tar.gz');
    expect(await bucket.get('events/1.0.0/x.tar.gz')).toBeUndefined();
  });

  it.each([
    ['a wrong secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { keyId: 'nobody' }, '403 InvalidAccessKeyId'],
  ])('refuses %s, in words', async (_name, wrong, words) => {
    const bucket = openBucket({ ...(await testBucket()), ...wrong });
    for (const call of [() => bucket.put('x', Buffer.from('x')), () => bucket.get('x')]) {
      const answer = call();
      await expect(answer).rejects.toThrow(BucketAway);
      await expect(answer).rejects.toThrow(words);
    }
  });

  it('that does not exist is named as such, and not taken for one without the object', async () => {
    const settings = await testBucket();
    const bucket = openBucket({ ...settings, url: settings.url.replace('/releases/', '/elsewhere/') });
    await expect(bucket.get('x')).rejects.toThrow('404 NoSuchBucket');
    await expect(bucket.put('x', Buffer.from('x'))).rejects.toThrow('404 NoSuchBucket');
  });

  it('that does not answer is away', async () => {
    const bucket = openBucket({ url: 'http://127.0.0.1:2/releases', region: 'x', keyId: 'x', secret: 'x' });
    await expect(bucket.get('x')).rejects.toThrow('The bucket of releases is away: connect ECONNREFUSED');
  });
});

/** Edges whose way to the bucket the test can close, on one database. */
async function siteWithBucket() {
  const [settings, { url, database }] = [await testBucket(), await sharedDatabase()];
  const way = await wayTo(settings.url);
  afterTest(way.end);
  const objects = createReleaseObjects(openBucket({ ...settings, url: way.url }));
  const edge = async (withBucket = true) =>
    storedFiles({ database: connectTo(url), root: await tempFolder(), ...(withBucket ? { objects } : {}) });
  const build = await writeSectionBuild(join(await tempFolder(), 'build'), { name: 'events', version: '1.0.0' });
  return { way, database, edge, build, bucket: openBucket(settings) };
}

describe('releases in a bucket', () => {
  it('are not fetched once somebody has changed them there', async () => {
    const { edge, build, bucket, database } = await siteWithBucket();
    const one = await edge();
    await one.publish(EVENTS, build);
    const object = await objectOf(database);
    expect(object).toMatch(/^events\/1\.0\.0\/[0-9a-f]{64}\.tar\.gz$/);
    const other = join(await tempFolder(), 'other');
    const changed = await writeSectionBuild(other, { name: 'events', version: '1.0.0', path: '/evil' });
    await writeFile(join(changed, 'browser', 'evil.js'), 'evil');
    const evil = await createReleaseObjects(bucket).store(EVENTS, changed);
    await bucket.put(object, (await bucket.get(evil)) ?? Buffer.alloc(0));
    await expect(one.fetch(EVENTS)).rejects.toThrow('somebody has changed it');
    await bucket.remove(object);
    await expect(one.fetch(EVENTS)).rejects.toThrow(`The bucket has no ${object}`);
    await expect(readdir(one.folder(EVENTS))).rejects.toThrow('ENOENT');
  });

  it('stay where they are when the bucket is away: nothing is half published or half deleted', async () => {
    const { edge, build, way } = await siteWithBucket();
    const [one, other] = [await edge(), await edge()];
    way.close();
    await expect(one.publish(EVENTS, build)).rejects.toThrow(BucketAway);
    expect(await one.has(EVENTS)).toBe(false);
    way.open();
    await one.publish(EVENTS, build);
    const folder = await one.fetch(EVENTS);
    way.close();
    expect(await one.fetch(EVENTS)).toBe(folder);
    await expect(other.fetch(EVENTS)).rejects.toThrow(BucketAway);
    await expect(one.remove(EVENTS)).rejects.toThrow(BucketAway);
    expect(await one.has(EVENTS)).toBe(true);
    way.open();
    expect(await readdir(await other.fetch(EVENTS))).toContain('remote.json');
    await one.remove(EVENTS);
    expect(await other.has(EVENTS)).toBe(false);
  });

  it('stand beside those of the time before, which stay in the database', async () => {
    const { edge, build } = await siteWithBucket();
    await (await edge(false)).publish(EVENTS, build);
    const later = { ...EVENTS, version: '1.1.0' };
    const one = await edge();
    await one.publish(later, build);
    for (const release of [EVENTS, later])
      expect(await readFile(join(await one.fetch(release), 'remote.json'), 'utf8')).toContain('events');
    await expect((await edge(false)).fetch(later)).rejects.toThrow(
      "Start it with the RELEASE_BUCKET of the site's other edges",
    );
  });

  it('leave one object of two publishers with different files', async () => {
    const { edge, build, bucket, database } = await siteWithBucket();
    const other = await writeSectionBuild(join(await tempFolder(), 'other'), { name: 'events', version: '1.0.0' });
    await writeFile(join(other, 'browser', 'more.js'), 'more');
    const store = await edge();
    const results = await Promise.allSettled([build, other].map((from) => store.publish(EVENTS, from)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const names = await Promise.all(
      [build, other].map((from) => createReleaseObjects(silent(bucket)).store(EVENTS, from)),
    );
    await until(async () => (await Promise.all(names.map(bucket.get))).filter(Boolean).length === 1);
    expect(names).toContain(await objectOf(database));
  });
});

/** The name of the only release's object. */
async function objectOf(database: Queries): Promise<string> {
  const { rows } = await database.query('SELECT object FROM edge.releases');
  return v.parse(v.tuple([v.object({ object: v.string() })]), rows)[0].object;
}

/** Names objects as a bucket does, and stores none. */
function silent(bucket: ReturnType<typeof openBucket>) {
  return { ...bucket, put: async () => undefined };
}
