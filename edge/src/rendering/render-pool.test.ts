import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Remote, type RenderJob, type SectionRelease } from 'shared/contract';
import * as v from 'valibot';
import { integrityOf } from 'releases/serving';
import { afterTest, tempFolder, until, writeSectionBuild, writeShellBuild } from 'releases/testing';
import { tagOf } from '../http/encoding.ts';
import { builtRenderWorker } from '../testing/render-worker.ts';
import { CONTENT_ORIGIN } from './worker/content-fetch.ts';
import { createRenderPool, type RenderPoolOptions } from './render-pool.ts';
import { RenderRefused } from './errors.ts';

const content = async () => ({ status: 200, body: Buffer.from('{"data":[]}') });

/** Milliseconds for pools with a render that hangs. A slow machine starts a worker and renders in less. */
const LIMIT_MS = 5_000;
/** Milliseconds that no test waits for. */
const PATIENCE_MS = 60_000;

/** A pool of real worker threads, warm, and a shell that misbehaves on demand. */
async function poolWith(options: Partial<RenderPoolOptions> = {}) {
  const folder = await writeShellBuild(await tempFolder());
  const shellEntry = join(folder, 'server', 'server.cjs');
  const shellIntegrity = integrityOf(await readFile(shellEntry));
  const crashes: Error[] = [];
  const pool = createRenderPool({
    workerFile: await builtRenderWorker(),
    threads: 1,
    waitMs: PATIENCE_MS,
    limitMs: PATIENCE_MS,
    memoryMb: 64,
    onCrash: (error) => crashes.push(error),
    ...options,
  });
  afterTest(pool.close);
  const renderOf = (path: string, more: Partial<RenderJob> = {}) => ({
    task: { shellEntry, shellIntegrity, job: { ...jobFor(path), ...more } },
    content,
  });
  /** A release with one page, whose server build has this text. */
  const section = async (name: string, text: string): Promise<SectionRelease> => {
    const build = await writeSectionBuild(
      join(await tempFolder(), name),
      { name, version: '1.0.0', path: `/${name}` },
      {
        files: { 'server/remoteEntry.cjs': text },
      },
    );
    const remote = v.parse(Remote, JSON.parse(await readFile(join(build, 'remote.json'), 'utf8')));
    const integrity = { 'server/remoteEntry.cjs': integrityOf(Buffer.from(text)) };
    return { remote, serverEntry: join(build, 'server', 'remoteEntry.cjs'), browserDir: null, integrity };
  };
  const render = (...of: Parameters<typeof renderOf>) => pool.render(renderOf(...of));
  /** Which worker makes the next document, and how many it has made then. */
  const worker = async () => JSON.parse(String((await render('/worker')).html));
  await render('/');
  return { pool, render, renderOf, section, worker, crashes };
}

function jobFor(path: string): RenderJob {
  return {
    url: `https://church.example${path}`,
    contentOrigin: CONTENT_ORIGIN,
    lock: { shell: '1.0.0' },
    sections: [],
    shell: {
      remote: { name: 'shell', version: '1.0.0', source: '', js: [], css: [], fonts: [] },
      browserDir: '/',
      integrity: {},
    },
    budgetMs: 100,
    publicConfig: {},
    regions: 'rendered',
  };
}

describe('the render pool', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'gives a document as %s in place of its HTML, for somebody who waits for that',
    async (encoding, decompressed) => {
      const { pool, renderOf } = await poolWith();
      const { task } = renderOf('/long');
      const { html, encoded } = await pool.render({ task: { ...task, encoding }, content });
      expect(encoded?.encoding).toBe(encoding);
      expect(html).toBeUndefined();
      const plain = await pool.render(renderOf('/long'));
      const text = Buffer.from(plain.html ?? '');
      expect(decompressed(encoded?.bytes ?? '').equals(text)).toBe(true);
      expect(encoded).toMatchObject({ length: text.length, tag: tagOf(text) });
      expect(encoded?.bytes.length).toBeLessThan(text.length / 10);
      expect(plain.encoded).toBeUndefined();
    },
  );

  it('renders by the shell release that the task names', async () => {
    const { render } = await poolWith();
    expect(await render('/events?type=Men')).toMatchObject({
      status: 404,
      html: expect.stringContaining('https://church.example/events?type=Men'),
    });
  });

  it('ends a render that never returns, and goes on', async () => {
    const { render } = await poolWith({ limitMs: LIMIT_MS });
    await expect(render('/loop')).rejects.toThrow('aborted');
    expect((await render('/loop', { regions: 'left-to-browser' })).html).toContain('left-to-browser');
  });

  it('gives a render three times as long where the process gets no processor time', async () => {
    jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    afterTest(() => jest.restoreAllMocks());
    const limitMs = LIMIT_MS / 2;
    const { render } = await poolWith({ limitMs });
    const began = performance.now();
    await expect(render('/loop')).rejects.toMatchObject({ timedOut: true });
    expect(performance.now() - began).toBeGreaterThan(2.9 * limitMs);
  });

  it('says whose code did not return', async () => {
    const { render, section } = await poolWith({ limitMs: LIMIT_MS });
    const sections = [await section('content', ''), await section('events', 'exports.draw = () => { for (;;); };')];
    const remote = { ...sections[1]?.remote };
    await expect(render('/events', { sections })).rejects.toMatchObject({ timedOut: true, release: remote });
    await expect(render('/loop')).rejects.toMatchObject({ timedOut: true, release: null });
  });

  it('blames nobody for a worker that died', async () => {
    const { render } = await poolWith();
    await expect(render('/crash')).rejects.toMatchObject({ timedOut: false, release: null });
  });

  it.each(['/crash', '/memory'])('survives a worker that dies of %s', async (path) => {
    const { render } = await poolWith();
    await expect(render(path)).rejects.toThrow();
    expect((await render('/')).status).toBe(200);
  });

  it('survives what a document left running', async () => {
    const { render, crashes } = await poolWith();
    await render('/late-crash').catch(() => undefined);
    await until(() => crashes.length === 1);
    expect(crashes[0]?.message).toBe('left running');
    expect((await render('/')).status).toBe(200);
  });

  it('rejects what throws, and what is no document', async () => {
    const { render } = await poolWith();
    await expect(render('/always-broken')).rejects.toThrow('The frame cannot be drawn.');
    await expect(render('/nonsense')).rejects.toThrow();
  });

  it("keeps the edge's environment from the code of sections", async () => {
    process.env['CONTENT_HOOK_SECRET'] = 'a-long-enough-secret';
    afterTest(() => delete process.env['CONTENT_HOOK_SECRET']);
    const { render } = await poolWith();
    expect(JSON.parse(String((await render('/environment')).html))).toEqual({ NODE_ENV: 'production' });
  });

  it('counts the time of rendering, not of waiting', async () => {
    const { render } = await poolWith({ limitMs: LIMIT_MS });
    // Each takes 300 ms, one after another: longer than the limit in all.
    const count = Math.ceil(LIMIT_MS / 300) + 1;
    const documents = await Promise.all(Array.from({ length: count }, () => render('/slow')));
    expect(documents.map(({ html }) => html)).toEqual(Array(count).fill('slow'));
  });

  it('refuses what has waited longer than a document may take', async () => {
    const { render } = await poolWith({ waitMs: 50 });
    const first = render('/slow');
    await expect(render('/')).rejects.toThrow(RenderRefused);
    expect((await first).html).toBe('slow');
    expect((await render('/')).status).toBe(200);
  });

  it('changes its workers without losing a document', async () => {
    const { pool, render } = await poolWith({ threads: 2 });
    pool.recycle();
    const before = Array.from({ length: 5 }, () => render('/'));
    pool.recycle();
    const documents = await Promise.all([...before, render('/')]);
    expect(documents.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it.each([
    ['warm', ['/worker', '/worker'], 3, PATIENCE_MS],
    ['after a document that never returns ended their worker', ['/loop', '/worker'], 2, LIMIT_MS],
  ])('lets new workers take over when they are %s', async (_how, warmUp, documents, limitMs) => {
    const { pool, renderOf, worker } = await poolWith({ limitMs });
    const { name } = await worker();
    pool.recycle(async () => warmUp.map((path) => renderOf(path)));
    let next = await worker();
    await until(async () => (next = await worker()).name !== name);
    expect(next.documents).toBe(documents);
  });

  it('says that a document lacks something when its content could not be had', async () => {
    const { pool, renderOf } = await poolWith();
    const unavailable = async () => ({ status: 503, body: Buffer.from('{}') });
    expect(await pool.render(renderOf('/content'))).toMatchObject({ whole: true, html: '{"data":[]}' });
    expect(await pool.render({ ...renderOf('/content'), content: unavailable })).toMatchObject({ whole: false });
  });
});
