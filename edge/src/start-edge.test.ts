import { rm } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import net from 'node:net';
import { join } from 'node:path';
import { startEdge } from './start-edge.ts';
import { afterTest, silentLog, until } from 'releases/testing';
import { json } from './testing/content-api.ts';
import { builtRenderWorker } from './testing/render-worker.ts';
import { HOOK_SECRET, type Site, startSite } from './testing/site.ts';

/** Sends a path unchanged. A client would normalise it. */
function statusOfRawPath(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpGet({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

/** A socket like that of a service manager. Nothing in this process accepts its connections. */
function boundSocket(): { readonly fd: number; readonly port: number } {
  const handle = Reflect.get(net, '_createServerHandle')('127.0.0.1', 0, 4);
  const name = { port: 0 };
  handle.getsockname(name);
  return { fd: handle.fd, port: name.port };
}

const changed = ({ origin }: Site) =>
  fetch(`${origin}/_/content-changed`, { method: 'POST', headers: { authorization: `Bearer ${HOOK_SECRET}` } });

describe('the edge', () => {
  it('is alive at once, and ready when it can serve pages', async () => {
    const site = await startSite();
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    const ready = await fetch(`${site.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', pages: true, content: true }]);
  });

  it('is not ready without content, and stays ready with content that is stale', async () => {
    const site = await startSite();
    site.api.answer = json({}, 500);
    const unready = await fetch(`${site.origin}/readyz`);
    expect([unready.status, await unready.json()]).toEqual([503, { status: 'not ready', pages: true, content: false }]);
    site.api.answer = json({ data: [] });
    await fetch(`${site.origin}/api/events`);
    await site.api.stop();
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  });

  it('shows an edit as soon as the CMS tells of it', async () => {
    const site = await startSite();
    const read = async () => (await fetch(`${site.origin}/api/events`)).json();
    site.api.answer = json({ data: ['before'] });
    await read();
    site.api.answer = json({ data: ['after'] });
    expect(await read()).toEqual({ data: ['before'] });
    expect((await changed(site)).status).toBe(204);
    expect(await read()).toEqual({ data: ['after'] });
  });

  it('compresses what it makes, and tags it', async () => {
    const site = await startSite();
    site.api.answer = json({ data: ['x'.repeat(5_000)] });
    const response = await fetch(`${site.origin}/api/events`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('accept-encoding');
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\//);
    const again = await fetch(`${site.origin}/api/events`, {
      headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['/_/nothing', 404],
    ['/_/assets/events/1.0.0/../remote.json', 404],
    ['/_/assets/events/1.0.0/%2e%2e/remote.json', 404],
    ['/api/../healthz', 404],
    ['/api/%2e%2e/admin', 404],
    ['/API/events', 404],
    ['/uploads/../healthz', 404],
    ['//evil.example/', 308],
    ['/%zz', 400],
    ['/favicon.svg', 200],
    ['/favicon.ico', 404],
    ['/_/assets/events/1.1.0/remoteEntry.js', 200],
  ])('answers GET %s with %s', async (path, status) => {
    const { origin, api } = await startSite();
    expect(await statusOfRawPath(origin, path)).toBe(status);
    expect(api.calls).toEqual([]);
  });

  it('finishes what is under way before it stops', async () => {
    const site = await startSite();
    await fetch(site.origin);
    const asked = new Promise<() => void>((resolve) => {
      site.api.answer = (...exchange) => resolve(() => json({ data: ['last words'] })(...exchange));
    });
    const underWay = fetch(`${site.origin}/content`);
    const answer = await asked;
    const stopped = site.stop();
    answer();
    expect(await (await underWay).text()).toContain('last words');
    await stopped;
    await expect(fetch(site.origin)).rejects.toThrow();
  });

  it('answers a request that was still on its way when the stop began', async () => {
    const site = await startSite();
    const { hostname, port } = new URL(site.origin);
    const socket = net.connect(Number(port), hostname);
    socket.write('GET /content HTTP/1.1\r\nhost: church.example\r\n');
    // The edge has read the first half when it answers a later request.
    await fetch(`${site.origin}/healthz`);
    const stopped = site.stop();
    socket.write('\r\n');
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.toLowerCase()).toContain('connection: close');
    await stopped;
  });

  it('starts with what can be served, and says what cannot', async () => {
    const { config, dataDir, release, stop } = await startSite();
    await stop();
    await rm(join(dataDir, 'releases', 'events', '1.0.0'), { recursive: true });
    const edge = await startEdge({ config, log: silentLog, workerFile: await builtRenderWorker() });
    afterTest(edge.stop);
    const home = await fetch(edge.address);
    expect([home.status, home.headers.get('x-release-lock')]).toEqual([200, 'shell@1.0.0']);
    const ready = await (await fetch(`${edge.address}/readyz`)).json();
    expect(ready).toEqual({ status: 'ready', pages: true, content: true, unserved: ['events@1.0.0'] });
    const status = await release(`--url ${edge.address} status`);
    expect(status).toContain('✗ events@1.0.0 cannot be served, and events is left out: ');
  });

  it('listens at the socket that a service manager has passed', async () => {
    const { config, stop } = await startSite();
    await stop();
    const { fd, port } = boundSocket();
    const edge = await startEdge({
      config: { ...config, socket: fd },
      log: silentLog,
      workerFile: await builtRenderWorker(),
    });
    afterTest(edge.stop);
    expect(edge.address).toBe(`http://127.0.0.1:${port}`);
    expect((await fetch(edge.address)).status).toBe(200);
  });

  it('leaves nothing running when its port is taken', async () => {
    const { origin } = await startSite();
    await expect(startSite({ PORT: new URL(origin).port })).rejects.toThrow('EADDRINUSE');
  });

  it('follows a rollback while it runs', async () => {
    const { origin, release } = await startSite();
    const lock = async () => (await fetch(origin)).headers.get('x-release-lock');
    await release('rollout events 1.1.0 --percent 100');
    await until(async () => (await lock()) === 'events@1.1.0,shell@1.0.0');
    await release('rollback events');
    await until(async () => (await lock()) === 'events@1.0.0,shell@1.0.0');
  });
});
