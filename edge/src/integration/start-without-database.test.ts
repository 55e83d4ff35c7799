import { asOperator, testDatabase, wayTo } from 'database/testing';
import { createServer } from 'node:http';
import {
  afterTest,
  originOf,
  silentLog,
  tempFolder,
  until,
  writeSectionBuild,
  writeShellBuild,
} from 'releases/testing';
import { join } from 'node:path';
import { startEdge } from '../start-edge.ts';
import { startContentApi } from '../testing/content-api.ts';
import { builtRenderWorker } from '../testing/render-worker.ts';
import { HOOK_SECRET, releaseTool } from '../testing/site.ts';
import { readConfig } from '../config/config.ts';

/** A port that nothing listens on. */
async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await originOf(server));
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An edge that starts again and again: on one port, with one disk, and with a way to its database that can be closed. */
async function edgeByWay() {
  const [url, dataDir, api, PORT] = [
    await testDatabase(),
    await tempFolder(),
    await startContentApi(),
    await freePort(),
  ];
  const way = await wayTo(url);
  afterTest(way.end);
  const config = readConfig({
    PORT,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: way.url,
    SITE_KEY: 'ab'.repeat(32),
    CONTENT_API_URL: api.origin,
    CONTENT_HOOK_SECRET: HOOK_SECRET,
    PUBLIC_URL: 'http://church.example',
  });
  const origin = `http://127.0.0.1:${PORT}`;
  const start = async (onRefused?: (error: unknown) => void) => {
    const workerFile = await builtRenderWorker();
    const edge = await startEdge({ config, log: silentLog, workerFile, ...(onRefused ? { onRefused } : {}) });
    afterTest(edge.stop);
    return edge;
  };
  const get = async (path: string) => {
    const answer = await fetch(`${origin}${path}`).catch(() => undefined);
    return answer && { status: answer.status, text: await answer.text() };
  };
  const release = releaseTool({ SOTERIA_URL: origin, DATA_DIR: dataDir });
  return { url, way, start, get, release, origin };
}

async function publishSite(release: (command: string) => Promise<string>): Promise<void> {
  const builds = await tempFolder();
  await release(`publish shell --from ${await writeShellBuild(join(builds, 'shell'))}`);
  const events = await writeSectionBuild(join(builds, 'events'), { name: 'events', version: '1.0.0', path: '/' });
  await release(`publish events --from ${events}`);
}

const newerSchema = (url: string) =>
  asOperator(url, `INSERT INTO edge.migrations (number, name) SELECT max(number) + 1, 'newer' FROM edge.migrations`);

describe('an edge with an empty disk that starts while the database is away', () => {
  it('lives, is not ready, and starts by itself when the database is back', async () => {
    const { way, start, get } = await edgeByWay();
    way.close();
    const starting = start();
    await until(async () => (await get('/healthz'))?.status === 200);
    expect((await get('/readyz'))?.status).toBe(503);
    const page = await get('/');
    expect([page?.status, page?.text]).toEqual([503, expect.stringContaining('We will be right back')]);
    way.open();
    await starting;
    // The client's connections to the answers before were closed.
    await until(async () => (await get('/healthz'))?.status === 200);
    expect((await get('/_/'))?.text).toContain('Sign in');
  });

  it('ends when the database that is back refuses it, and leaves the port free', async () => {
    const { url, way, start, get } = await edgeByWay();
    await newerSchema(url);
    way.close();
    const starting = start();
    const ended = expect(starting).rejects.toThrow('Start the newer program, or restore a backup');
    await until(async () => (await get('/healthz'))?.status === 200);
    way.open();
    await ended;
    expect(await get('/healthz')).toBeUndefined();
  });
});

describe('an edge that has served before and starts while the database is away', () => {
  it('serves its releases and takes forms; publishing goes on by itself when the database is back', async () => {
    const { url, way, start, get, release, origin } = await edgeByWay();
    const before = await start();
    await publishSite(release);
    await until(async () => (await get('/'))?.status === 200);
    await before.stop();
    way.close();
    await start();
    expect((await get('/'))?.status).toBe(200);
    const ready = await get('/readyz');
    expect([ready?.status, JSON.parse(ready?.text ?? '')]).toEqual([
      200,
      { status: 'ready', pages: true, content: true, database: false },
    ]);
    const prayer = await fetch(`${origin}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { prayerRequest: 'Please pray for rain.' } }),
    });
    expect(prayer.status).toBe(202);
    await expect(release('promote events')).rejects.toThrow("The site's database is away");
    way.open();
    const forms = () => asOperator(url, 'SELECT id FROM edge.submissions');
    await until(async () => (await forms()).length === 1);
    await until(async () => !(await get('/readyz'))?.text.includes('database'));
    expect(await release('status')).toContain('events');
  });

  it('stops when the database that is back refuses it', async () => {
    const { url, way, start, get } = await edgeByWay();
    await (await start()).stop();
    await newerSchema(url);
    way.close();
    const refusals: unknown[] = [];
    await start((error) => void refusals.push(error));
    way.open();
    await until(() => refusals.length === 1);
    expect(String(refusals[0])).toContain('Start the newer program, or restore a backup');
    expect(await get('/healthz')).toBeUndefined();
  });
});
