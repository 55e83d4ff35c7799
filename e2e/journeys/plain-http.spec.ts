import { type APIResponse, expect, test } from '@playwright/test';
import { addressOf, ROUTES } from '../support/routes.ts';

const SECTIONS = ['connect', 'content', 'events', 'shell'];

for (const route of ROUTES) {
  test(`${route.name} answers ${route.status} with lock, policy and cache headers, and runs no script but files`, async ({
    request,
  }) => {
    const response = await request.get(await addressOf(route, request));
    expect(response.status()).toBe(route.status);
    const headers = response.headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(sectionsOf(headers['x-release-lock'] ?? '')).toEqual(SECTIONS);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
    expect(headers['set-cookie']).toBeUndefined();

    const policy = directives(headers['content-security-policy'] ?? '');
    // The site's own, and the two that play a video after a press on its poster: by path, not the whole host.
    expect(policy.get('script-src')).toEqual([
      "'self'",
      'https://www.youtube.com/iframe_api',
      'https://www.youtube.com/s/player/',
    ]);
    for (const [name, sources] of policy) {
      expect(sources, name).not.toContain("'unsafe-inline'");
      expect(sources, name).not.toContain("'unsafe-eval'");
    }
    expect(executableInline(await response.text())).toEqual([]);
  });
}

test('HEAD answers like GET, without the text', async ({ request }) => {
  const [head, get] = await Promise.all([request.head('/events'), request.get('/events')]);
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-type', 'content-security-policy', 'x-release-lock', 'cache-control']) {
    expect(head.headers()[name], name).toBe(get.headers()[name]);
  }
  expect((await request.head('/no-such-page')).status()).toBe(404);
});

test('a document that did not change is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/connect/sermons')).headers();
  expect(etag).toMatch(/^(W\/)?".+"$/);
  const again = await request.get('/connect/sermons', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const other = await request.get('/connect/sermons', { headers: { 'if-none-match': '"another"' } });
  expect(other.status()).toBe(200);
});

for (const path of ['/', '/events', '/connect/sermons', '/display'])
  test(`${path} that is rendered again without an edit has the same tag`, async ({ request }) => {
    const tagOf = async (query: string) => (await request.get(`${path}?${query}`)).headers()['etag'];
    // A new minute may begin between the two.
    await expect(async () => expect(await tagOf('rendered=once')).toBe(await tagOf('rendered=again'))).toPass();
  });

test('documents travel compressed', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers()['vary']).toMatch(/accept-encoding/i);
  }
});

test("a release's files are kept for good and travel compressed", async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/_\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')),
  ];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const response = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-encoding'], file).toBe('br');
    expect(response.headers()['cache-control'], file).toMatch(/max-age=31536000.*immutable/);
    expect(response.headers()['content-type'], file).toMatch(/javascript/);
  }
});

test('a file that no release has is not found, and nobody keeps that', async ({ request }) => {
  for (const file of [
    '/_/assets/events/1.0.0/none.js',
    '/_/assets/events/../../package.json',
    '/uploads/none.webp',
    '/api/none',
  ]) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(404);
    expect(response.headers()['cache-control'], file).toBe('no-store');
  }
});

test('the site tells whether it lives and can serve', async ({ request }) => {
  const [health, ready] = await Promise.all([request.get('/healthz'), request.get('/readyz')]);
  for (const answer of [health, ready]) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('a recording can be asked for in parts', async ({ request }) => {
  const html = await (await request.get('/connect/sermons')).text();
  const audio = /href="(\/uploads\/[^"]+\.mp3)"/.exec(html)?.[1] ?? '';
  const part = await request.get(audio, { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/);
  expect((await part.body()).length).toBe(100);
});

test('what visitors send in can be read by no visitor', async ({ request }) => {
  const answers: APIResponse[] = [await request.get('/api/prayer-requests'), await request.get('/api/members')];
  expect(answers.map((answer) => answer.status())).toEqual([403, 403]);
});

/** `events@1.0.0-rc,…` → `events`, … */
function sectionsOf(lock: string): string[] {
  return lock.split(',').map((release) => /^([a-z]+)@\d+\.\d+\.\d+/.exec(release)?.[1] ?? release);
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Scripts inside the document that are no data blocks, and handlers inside attributes. */
function executableInline(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  const inline = scripts.filter((tag) => !/\ssrc=/.test(tag) && !/\stype="application\/(ld\+)?json"/.test(tag));
  const handlers = [...html.matchAll(/<[a-z][^>]*\son[a-z]+=[^>]*>/gi)].map(([tag]) => tag);
  const styles = [...html.matchAll(/<[a-z][^>]*\sstyle=[^>]*>/gi)].map(([tag]) => tag);
  return [...inline, ...handlers, ...styles, ...(html.match(/href="javascript:/gi) ?? [])];
}
