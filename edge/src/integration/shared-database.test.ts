import { asOperator, askedStatements, testDatabase, wayTo } from 'database/testing';
import { afterTest, tempFolder, until, withoutPolls, writeSectionBuild, writeShellBuild } from 'releases/testing';
import { join } from 'node:path';
import { type EmptySite, startEmptySite } from '../testing/site.ts';

const SITE_KEY = 'ab'.repeat(32);

/** An edge with an empty disk. */
const edgeOn = (DATABASE_URL: string) => startEmptySite({ DATABASE_URL, SITE_KEY });

async function publishSite({ release }: EmptySite): Promise<void> {
  const builds = await tempFolder();
  const events = (version: string) => writeSectionBuild(join(builds, version), { name: 'events', version });
  await release(`publish shell --from ${await writeShellBuild(join(builds, 'shell'))}`);
  await release(`publish events --from ${await events('1.0.0')}`);
  await release(`publish events --from ${await events('1.1.0')}`);
}

const documentOf = (origin: string, path: string) => fetch(`${origin}${path}`);
const lockOf = async ({ origin }: EmptySite) => (await fetch(`${origin}/_/lock`)).text();

describe('several edges on one database', () => {
  it('are one site: what is published and promoted on one is served by the others', async () => {
    const url = await testDatabase();
    const [one, other] = [await edgeOn(url), await edgeOn(url)];
    await publishSite(one);
    await until(async () => (await documentOf(other.origin, '/events')).status === 200);
    await one.release('promote events 1.1.0');
    await until(async () => (await lockOf(other)).includes('1.1.0'));
    await other.release('rollback events');
    await until(async () => !(await lockOf(one)).includes('1.1.0'));
  });

  it('let an edge with an empty disk join, which is ready once it has the releases', async () => {
    const url = await testDatabase();
    await publishSite(await edgeOn(url));
    const late = await edgeOn(url);
    expect((await fetch(`${late.origin}/readyz`)).status).toBe(200);
    expect((await documentOf(late.origin, '/events')).status).toBe(200);
  });

  it('ask the database nothing for a document, cached or not', async () => {
    withoutPolls();
    const site = await edgeOn(await testDatabase());
    await publishSite(site);
    await documentOf(site.origin, '/events');
    const asked = askedStatements();
    const paths = Array.from({ length: 30 }, (_, index) => `/events?page=${index % 10}`);
    const statuses = await Promise.all(paths.map(async (path) => (await documentOf(site.origin, path)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(asked).toEqual([]);
  });

  it('serve documents while the database is away; publishing says why it cannot, and can again by itself', async () => {
    const url = await testDatabase();
    const way = await wayTo(url);
    afterTest(way.end);
    const site = await edgeOn(way.url);
    await publishSite(site);
    way.close();
    expect((await documentOf(site.origin, '/events')).status).toBe(200);
    expect((await documentOf(site.origin, '/events?page=2')).status).toBe(200);
    await expect(site.release('promote events 1.1.0')).rejects.toThrow('The database is away');
    way.open();
    await site.release('promote events 1.1.0');
    expect(await lockOf(site)).toContain('1.1.0');
  });

  it('take three connections each', async () => {
    const url = await testDatabase();
    await publishSite(await edgeOn(url));
    const text = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'soteria-edge'`;
    expect((await asOperator(url, text)).length).toBeLessThanOrEqual(3);
  });
});
