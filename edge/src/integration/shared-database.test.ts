import { asOperator, askedStatements, testDatabase, wayTo } from 'database/testing';
import { afterTest, tempFolder, testBucket, until, writeSectionBuild, writeShellBuild } from 'releases/testing';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from '../testing/content-api.ts';
import { type EmptySite, HOOK_SECRET, startEmptySite } from '../testing/site.ts';

const SITE_KEY = 'ab'.repeat(32);

/** An edge with an empty disk. */
const edgeOn = (DATABASE_URL: string, more: Record<string, string> = {}) =>
  startEmptySite({ DATABASE_URL, SITE_KEY, ...more });

async function publishSite({ release }: EmptySite): Promise<void> {
  const builds = await tempFolder();
  const events = (version: string) =>
    writeSectionBuild(
      join(builds, version),
      { name: 'events', version, path: '/' },
      { files: { 'server/remoteEntry.cjs': `exports.draw = () => 'events ${version}';` } },
    );
  await release(`publish shell --from ${await writeShellBuild(join(builds, 'shell'))}`);
  await release(`publish events --from ${await events('1.0.0')}`);
  await release(`publish events --from ${await events('1.1.0')}`);
}

const documentOf = (origin: string, path: string) => fetch(`${origin}${path}`);
const homeOf = async ({ origin }: EmptySite) => (await documentOf(origin, '/')).text();

describe('several edges on one database', () => {
  it('are one site: what is published and promoted on one is served by the others', async () => {
    const url = await testDatabase();
    const [one, other] = [await edgeOn(url), await edgeOn(url)];
    await publishSite(one);
    await until(async () => (await documentOf(other.origin, '/')).status === 200);
    await one.release('rollout events 1.1.0 --percent 100');
    await one.release('promote events');
    await until(async () => (await homeOf(other)).includes('events 1.1.0'));
    await other.release('rollback events');
    await until(async () => (await homeOf(one)).includes('events 1.0.0'));
  });

  it('let an edge with an empty disk join, which is ready once it has the releases', async () => {
    const url = await testDatabase();
    await publishSite(await edgeOn(url));
    const joining = await edgeOn(url);
    expect((await fetch(`${joining.origin}/readyz`)).status).toBe(200);
    expect((await documentOf(joining.origin, '/')).status).toBe(200);
  });

  it('ask the database nothing for a document, cached or not', async () => {
    const site = await edgeOn(await testDatabase());
    await publishSite(site);
    const asked = askedStatements();
    let page = 0;
    const asksNothing = async () => {
      const before = asked.length;
      page += 1;
      for (let time = 1; time <= 3; time += 1)
        expect((await documentOf(site.origin, `/?page=${page}`)).status).toBe(200);
      return asked.length === before;
    };
    // The edge's own looks, and what publishing has told of, may fall into a page.
    for (let round = 1; round <= 10; round += 1) await until(asksNothing);
  });

  it('serve documents while the database is away; publishing says why it cannot, and can again by itself', async () => {
    const url = await testDatabase();
    const way = await wayTo(url);
    afterTest(way.end);
    const site = await edgeOn(way.url);
    await publishSite(site);
    way.close();
    expect((await documentOf(site.origin, '/')).status).toBe(200);
    expect((await documentOf(site.origin, '/?page=2')).status).toBe(200);
    const rollout = () => site.release('rollout events 1.1.0 --percent 100');
    await expect(rollout()).rejects.toThrow("The site's database is away, so nothing can be published or changed now");
    expect(await (await documentOf(site.origin, '/_/')).text()).not.toContain('ECONN');
    way.open();
    await rollout();
    await until(async () => (await homeOf(site)).includes('events 1.1.0'));
  });

  it('all show an edit, although the CMS tells one of them', async () => {
    const clock = jest.spyOn(Date, 'now');
    afterTest(() => clock.mockRestore());
    const asked = askedStatements();
    const url = await testDatabase();
    const one = await edgeOn(url);
    const other = await startEmptySite({ DATABASE_URL: url, SITE_KEY, CONTENT_API_URL: one.api.origin });
    const heard = () => asked.filter((text) => text.includes('LISTEN') && text.includes('content_changed')).length;
    await until(() => heard() >= 2);
    // Content gets no older, so it is asked for anew only because of the edit.
    clock.mockReturnValue(Date.now());
    const read = async ({ origin }: EmptySite) => (await fetch(`${origin}/api/events`)).text();
    one.api.answer = json({ data: ['before'] });
    expect([await read(one), await read(other)]).toEqual(['{"data":["before"]}', '{"data":["before"]}']);
    one.api.answer = json({ data: ['after'] });
    const authorization = `Bearer ${HOOK_SECRET}`;
    await fetch(`${one.origin}/_/content-changed`, { method: 'POST', headers: { authorization } });
    expect(await read(one)).toContain('after');
    await until(async () => (await read(other)).includes('after'));
  });

  it('let a visitor send as many forms as one edge would', async () => {
    const url = await testDatabase();
    const settings = { DATABASE_URL: url, SITE_KEY, FORMS_RATE_PER_MINUTE: '3', TRUST_PROXY: 'true' };
    const [one, other] = [await startEmptySite(settings), await startEmptySite(settings)];
    let visitors = 0;
    async function statusesOfAVisitor(): Promise<string> {
      const statuses = [];
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${(visitors += 1)}` };
      for (const { origin } of [one, other, one, other, one])
        statuses.push((await fetch(`${origin}/api/prayer-requests`, { method: 'POST', headers, body: '{}' })).status);
      return statuses.join(' ');
    }
    // An edge that waits a second for the database counts by itself.
    await until(async () => (await statusesOfAVisitor()) === '400 400 400 429 429');
  });

  it('take three connections each', async () => {
    const url = await testDatabase();
    await publishSite(await edgeOn(url));
    const text = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'soteria-edge'`;
    expect((await asOperator(url, text)).length).toBeLessThanOrEqual(3);
  });
});

describe('several edges with a bucket for their releases', () => {
  async function bucketSite() {
    const [url, { url: address, keyId, secret, directory }] = [await testDatabase(), await testBucket()];
    const way = await wayTo(address);
    afterTest(way.end);
    const settings = { RELEASE_BUCKET: way.url, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret };
    return { url, way, directory, join: () => edgeOn(url, settings) };
  }

  it('serve what was published on one, and store none of it in the database', async () => {
    const site = await bucketSite();
    const [one, other] = [await site.join(), await site.join()];
    await publishSite(one);
    await until(async () => (await documentOf(other.origin, '/')).status === 200);
    expect(await homeOf(other)).toContain('events 1.0.0');
    expect(await asOperator(site.url, 'SELECT FROM edge.release_files')).toEqual([]);
  });

  it('go on while it is away; publishing says why it cannot, and an empty edge waits until it is back', async () => {
    const site = await bucketSite();
    const one = await site.join();
    await publishSite(one);
    await until(async () => (await homeOf(one)).includes('events 1.0.0'));
    await one.release('rollout events 1.1.0 --percent 100');
    await one.release('promote events');
    site.way.close();
    const joining = await site.join();
    const ready = async () => (await fetch(`${joining.origin}/readyz`)).status;
    expect(await ready()).toBe(503);
    await until(async () => (await homeOf(one)).includes('events 1.1.0'));
    await one.release('rollback events');
    await until(async () => (await homeOf(one)).includes('events 1.0.0'));
    const build = await writeSectionBuild(join(await tempFolder(), 'build'), {
      name: 'events',
      version: '1.2.0',
      path: '/',
    });
    const publish = () => one.release(`publish events --from ${build}`);
    await expect(publish()).rejects.toThrow("The bucket of the site's releases is away, so nothing can be published");
    site.way.open();
    await until(async () => (await ready()) === 200);
    expect(await homeOf(joining)).toContain('events 1.0.0');
    await publish();
  });

  it('serve nothing that somebody has put into it', async () => {
    const site = await bucketSite();
    await publishSite(await site.join());
    const objects = await readdir(site.directory, { recursive: true });
    const ofEvents = objects.filter((name) => /site\/events\/1\.0\.0\/[^/]*_object$/.test(name));
    expect(ofEvents).toHaveLength(1);
    for (const name of ofEvents) await writeFile(join(site.directory, name), 'something else');
    const joining = await site.join();
    expect((await documentOf(joining.origin, '/')).status).not.toBe(500);
    expect(await homeOf(joining)).not.toContain('events 1.0.0');
    expect(await (await fetch(`${joining.origin}/readyz`)).text()).toContain('events@1.0.0');
  });
});
