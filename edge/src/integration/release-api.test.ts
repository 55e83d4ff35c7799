import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import { writeSectionBuild } from 'releases/testing';
import { type Site, startSite } from '../testing/site.ts';

interface Entry {
  readonly name: string;
  readonly text?: string;
  readonly linkname?: string;
}

/** An upload as somebody with a token may make it by hand. */
async function archive(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, text = '', linkname } of entries)
    if (linkname === undefined) tar.entry({ name }, text);
    else tar.entry({ name, type: 'symlink', linkname });
  tar.finalize();
  const packed = createGzip();
  for await (const chunk of tar) packed.write(chunk);
  packed.end();
  return buffer(packed);
}

/** Calls of a site's release API with a token. */
async function callsOf({ origin, dataDir }: Site) {
  const token = (await readFile(join(dataDir, 'operator', 'token'), 'utf8')).trim();
  const call = (method: string, path: string, body?: object | Buffer, headers: Record<string, string> = {}) =>
    fetch(`${origin}/_/releases${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined
          ? {}
          : { 'content-type': Buffer.isBuffer(body) ? 'application/gzip' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  const upload = (packed: Buffer, path = '/events/2.0.0') => call('PUT', path, packed);
  const refusal = async (response: Response) => ({ status: response.status, ...(await response.json()).error });
  return { call, upload, refusal };
}

async function siteAndCalls() {
  const site = await startSite();
  return { ...site, ...(await callsOf(site)) };
}

const auditOf = async (dataDir: string) =>
  (await readFile(join(dataDir, 'audit.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('the release API', () => {
  it.each([
    ['GET', ''],
    ['GET', '/table'],
    ['GET', '/history'],
    ['GET', '/teams'],
    ['PUT', '/events/2.0.0'],
    ['POST', '/events/rollout'],
    ['POST', '/events/promote'],
    ['POST', '/teams/events/tokens'],
    ['DELETE', '/teams/operator/keys/1'],
    ['GET', '/nothing'],
  ])('refuses %s %s without a valid token', async (method, path) => {
    const { call, refusal } = await siteAndCalls();
    for (const authorization of ['', 'Bearer', `Bearer soteria_aaaaaaaa_${'a'.repeat(43)}`, 'Basic YTpi']) {
      const response = await call(method, path, undefined, { authorization });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await refusal(response)).toMatchObject({ status: 401, code: 'unauthorized' });
    }
  });

  it('writes down failed sign-ins, a few of them, and stops answering who fails on and on', async () => {
    const { call, dataDir } = await siteAndCalls();
    const statuses = new Set<number>();
    for (let count = 0; count < 70; count += 1)
      statuses.add((await call('GET', '', undefined, { authorization: 'Bearer guess' })).status);
    expect([...statuses]).toEqual([401, 429]);
    const failed = (await auditOf(dataDir)).filter(({ action }) => action === 'sign in');
    expect(failed).toHaveLength(5);
    expect(JSON.stringify(failed)).not.toMatch(/127\.0\.0\.1|guess/);
    expect((await call('GET', '')).status).toBe(200);
  });

  it('answers in JSON what is unknown or not understood', async () => {
    const { call, refusal } = await siteAndCalls();
    expect(await refusal(await call('GET', '/nothing'))).toMatchObject({ status: 404, code: 'unknown' });
    expect(await refusal(await call('POST', '/constructor/promote', {}))).toMatchObject({ status: 400 });
    expect(await refusal(await call('POST', '/__proto__/promote', {}))).toMatchObject({ status: 400 });
    expect(await refusal(await call('POST', '/connect/promote', {}))).toMatchObject({ status: 409, code: 'refused' });
    for (const body of [
      {},
      { percent: 5 },
      { version: '1.1.0', steps: [5, 1], every: 1 },
      { version: '1.1.0', percent: 101 },
      { version: '1.1.0', percent: 5, wait: 60 },
      { version: '1.1.0', steps: [1, 5], every: 1, wait: 0 },
      { version: '1.1.0', steps: [1, 5], every: 1, whenQuiet: 'sleep' },
      { version: '1.1.0', percent: 5, whenQuiet: 'wait' },
    ])
      expect(await refusal(await call('POST', '/events/rollout', body))).toMatchObject({
        status: 400,
        code: 'invalid',
      });
    const both = { version: '1.1.0', percent: 5, steps: [1], every: 1 };
    expect(await refusal(await call('POST', '/events/rollout', both))).toMatchObject({ status: 400, code: 'invalid' });
    expect(await refusal(await call('PUT', '/events/2.0.0', {}))).toMatchObject({ status: 415, code: 'invalid' });
    expect(await refusal(await call('PUT', '/events/..%2F2', Buffer.from('')))).toMatchObject({ status: 400 });
    expect((await call('GET', '/history?limit=0')).status).toBe(400);
  });

  it('says what is published under which share, and the neutral document', async () => {
    const { call } = await siteAndCalls();
    const status = await (await call('POST', '/events/rollout', { version: '1.1.0', percent: 20 })).json();
    const shares = status.sections.events.releases.map(
      ({ version, traffic, default: stable }: Record<string, unknown>) => [version, traffic, stable],
    );
    expect(shares).toEqual([
      ['1.0.0', 80, true],
      ['1.1.0', 20, false],
    ]);
    expect(Object.keys(status.sections)).toEqual(['events']);
    expect(Object.keys((await (await call('GET', '')).json()).sections).sort()).toEqual(['events', 'shell']);
    expect(await (await call('GET', '/table')).json()).toHaveProperty('sections.events');
  });
});

describe('an upload', () => {
  it.each<[string, readonly Entry[] | Buffer, string]>([
    ['is no archive', Buffer.from('hello'), 'not a tar archive in gzip'],
    ['is no tar', gzipSync('hello'.repeat(500)), 'not a tar archive in gzip'],
    ['is cut off', gzipSync(Buffer.alloc(2_000)).subarray(0, 20), 'not a tar archive in gzip'],
    ['leads out of its folder', [{ name: '../evil.js', text: 'x' }], 'leads out of'],
    ['has an absolute path', [{ name: '/etc/evil.js', text: 'x' }], 'leads out of'],
    ['is too deep', [{ name: 'a/b/c/d/e/f/g/h/i/j/k', text: 'x' }], 'too deep'],
    ['holds a link', [{ name: 'browser', linkname: '/etc' }], 'a link or a device'],
    [
      'names a file twice',
      [
        { name: 'a', text: 'x' },
        { name: 'a', text: 'y' },
      ],
      'a file twice',
    ],
    [
      'needs a file as a folder',
      [
        { name: 'a', text: 'x' },
        { name: 'a/b', text: 'y' },
      ],
      'a file twice',
    ],
    [
      'holds too many files',
      Array.from({ length: 1_001 }, (_, index) => ({ name: `f${index}` })),
      'more than 1000 files',
    ],
    ['is too large', gzipSync(Buffer.alloc(65 * 1024 ** 2)), 'larger than 64 MB'],
  ])('that %s is refused, and leaves nothing behind', async (_what, content, why) => {
    const { upload, refusal, dataDir } = await siteAndCalls();
    const packed = Buffer.isBuffer(content) ? content : await archive(content);
    const { status, code, message } = await refusal(await upload(packed));
    expect([status, code]).toEqual([422, 'archive']);
    expect(message).toContain(why);
    expect((await readdir(join(dataDir, 'releases'))).sort()).toEqual(['events', 'release-table.json', 'shell']);
    expect((await readdir(join(dataDir, 'releases', 'events'))).sort()).toEqual(['1.0.0', '1.1.0']);
    expect((await auditOf(dataDir)).at(-1)).toMatchObject({ action: 'publish', outcome: 'refused', version: '2.0.0' });
  });

  it('without a signature, or with another release’s, is refused', async () => {
    const { upload, refusal, builds } = await siteAndCalls();
    const remote = await readFile(join(builds, 'events-2', 'remote.json'), 'utf8');
    const unsigned = await archive([{ name: 'remote.json', text: remote }]);
    expect(await refusal(await upload(unsigned))).toMatchObject({ status: 422, code: 'signature' });
  });

  it('that replaces a file after the signature is refused', async () => {
    const { upload, refusal, release, builds } = await siteAndCalls();
    const folder = await writeSectionBuild(join(builds, 'next'), { name: 'events', version: '2.0.0' });
    await release(`sign events --from ${folder}`);
    await writeFile(join(folder, 'browser', 'page.js'), 'evil()');
    const names = [
      'release.dsse.json',
      'remote.json',
      'browser/remoteEntry.js',
      'browser/page.js',
      'server/remoteEntry.cjs',
    ];
    const files = names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') }));
    const refused = await refusal(await upload(await archive(await Promise.all(files))));
    expect(refused).toMatchObject({ status: 422, code: 'signature' });
    expect(refused.message).toContain('browser/page.js of events@2.0.0 is not what was signed');
  });

  it('of one version by two at once is taken once', async () => {
    const { release, builds } = await siteAndCalls();
    const folder = await writeSectionBuild(join(builds, 'next'), { name: 'events', version: '2.0.0' });
    const both = await Promise.allSettled([1, 2].map(() => release(`publish events --from ${folder}`)));
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    const { sections } = JSON.parse(await release('status --json --section events'));
    expect(sections.events.releases.map(({ version }: { version: string }) => version)).toEqual([
      '1.0.0',
      '1.1.0',
      '2.0.0',
    ]);
  });
});

describe('a change of who is served', () => {
  it('is refused when two sections would claim one path, and never when it takes visitors away', async () => {
    const { release, builds } = await siteAndCalls();
    const events = await writeSectionBuild(join(builds, 'events-3'), {
      name: 'events',
      version: '1.2.0',
      path: '/news',
    });
    const connect = await writeSectionBuild(join(builds, 'connect-2'), {
      name: 'connect',
      version: '1.1.0',
      path: '/news',
    });
    await release(
      `publish connect --from ${await writeSectionBuild(join(builds, 'connect'), { name: 'connect', version: '1.0.0' })}`,
    );
    await release(`publish events --from ${events}`);
    await release(`publish connect --from ${connect}`);
    await release('rollout events 1.2.0 --percent 10');
    const claimed = 'Both events@1.2.0 and connect@1.1.0 claim the path /news.';
    await expect(release('rollout connect 1.1.0 --percent 10')).rejects.toThrow(claimed);
    await expect(release('rollout connect 1.1.0 --steps 10,100 --every 1d')).rejects.toThrow(claimed);
    await release('promote events');
    await expect(release('rollout connect 1.1.0 --percent 100')).rejects.toThrow(claimed);
    await release('rollback events');
    await release('rollout connect 1.1.0 --percent 10');
    await release('abort connect');
  });
});
