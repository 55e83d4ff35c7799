import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterTest, signedReleases, writeSectionBuild, writeShellBuild } from 'releases/testing';
import { sendNotFound } from '../http/plain-answers.ts';
import { createIsIntact } from './intact-files.ts';
import { sendReleaseFiles } from './send-release-file.ts';
import { STATIC_OPTIONS } from '../http/create-server.ts';
import { assetRoutes } from './asset-routes.ts';

async function site() {
  const { folder, sign, loader, refusals, refused } = await signedReleases();
  await writeShellBuild(folder('shell', '1.0.0'));
  await writeSectionBuild(folder('events', '1.0.0-rc.1'), { name: 'events', version: '1.0.0-rc.1' });
  await sign('shell', '1.0.0');
  await sign('events', '1.0.0-rc.1');
  const app = Fastify();
  app.setNotFoundHandler(sendNotFound);
  await app.register(fastifyStatic, STATIC_OPTIONS);
  await app.register(assetRoutes, { send: sendReleaseFiles({ loader, isIntact: createIsIntact(), refused }) });
  afterTest(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url: `/_/assets/${url}`, headers });
  return { get, folder, refusals };
}

async function assets() {
  return (await site()).get;
}

describe('GET /_/assets', () => {
  it('serves the files of every release for good', async () => {
    const get = await assets();
    const response = await get('events/1.0.0-rc.1/remoteEntry.js');
    expect(response.body).toBe('/* 1.0.0-rc.1 */');
    expect(response.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect((await get('shell/1.0.0/shell.0a.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'console.log("shell")'],
  ])('picks the best file for accept-encoding: %s', async (accepted, encoding, body) => {
    const get = await assets();
    const response = await get('shell/1.0.0/shell.0a.js', { 'accept-encoding': accepted });
    expect(response.body).toBe(body);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers['vary']).toBe('accept-encoding');
  });

  it('serves a file as it is when it was not compressed', async () => {
    const get = await assets();
    const response = await get('events/1.0.0-rc.1/remoteEntry.js', { 'accept-encoding': 'br, gzip' });
    expect(response.body).toBe('/* 1.0.0-rc.1 */');
    expect(response.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    'events/1.0.0-rc.1/none.js',
    'events/9.9.9/remoteEntry.js',
    'nothing/1.0.0/remoteEntry.js',
    'events/1.0.0-rc.1/',
    'events/1.0.0-rc.1/../remote.json',
    'events/1.0.0-rc.1/%2e%2e/remote.json',
    'events/1.0.0-rc.1/..%2fremote.json',
    'events/1.0.0-rc.1/%2e%2e/server/remoteEntry.cjs',
    'events/%2e%2e/%2e%2e/release-table.json',
    '..%2f..%2f/1.0.0/x',
  ])('has no %s', async (url) => {
    const get = await assets();
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['was changed', 'shell.0a.js', 'console.log("evil")'],
    ['has another compressed form', 'shell.0a.js.br', 'evil'],
    ['got a compressed form that was not signed', 'shell.0a.js.deflate', 'evil'],
  ])('refuses a file that %s after its release was verified', async (_name, file, text) => {
    const { get, folder, refusals } = await site();
    expect((await get('shell/1.0.0/shell.0a.js')).statusCode).toBe(200);
    await writeFile(join(folder('shell', '1.0.0'), 'browser', file), text);
    expect((await get('shell/1.0.0/shell.0a.js')).statusCode).toBe(404);
    expect(refusals).toEqual([
      {
        action: 'serve',
        section: 'shell',
        version: '1.0.0',
        note: `browser/${file} of shell@1.0.0 is not what was signed.`,
      },
    ]);
  });

  it('has none of a release that was not signed', async () => {
    const { get, folder, refusals } = await site();
    await writeSectionBuild(folder('events', '2.0.0'), { name: 'events', version: '2.0.0' });
    expect((await get('events/2.0.0/remoteEntry.js')).statusCode).toBe(404);
    expect(refusals[0]?.note).toBe('The signature of events@2.0.0 is missing.');
  });
});
