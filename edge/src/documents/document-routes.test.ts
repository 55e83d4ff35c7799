import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from '../testing/content-api.ts';
import { HOOK_SECRET, type Site, startEmptySite, startSite } from '../testing/site.ts';
import { until } from 'releases/testing';

const PUBLIC = 'public, max-age=0, s-maxage=5';

/** Waits until the edge has seen a change of the release table. */
async function lockIs(origin: string, expected: string): Promise<void> {
  await until(async () => (await fetch(origin)).headers.get('x-release-lock') === expected);
}

describe('a document', () => {
  it('is rendered with the canonical address, and carries its headers', async () => {
    const { origin } = await startSite();
    const response = await fetch(`${origin}/?ref=1`);
    expect(await response.text()).toContain('http://church.example/?ref=1');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self' https://www.youtube.com/iframe_api https://www.youtube.com/s/player/; style-src 'self' 'sha256-AAAA='; " +
        "img-src 'self' data:; media-src 'self' https:; frame-src https://www.youtube-nocookie.com; connect-src 'self'; font-src 'self'; " +
        "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default youtube-widget-api",
      'x-release-lock': 'events@1.0.0,shell@1.0.0',
      'cache-control': PUBLIC,
      link: '</a>; rel=preload',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('is the same for everybody who follows a link from elsewhere', async () => {
    const { origin } = await startSite();
    const plain = await fetch(`${origin}/events`);
    const clicked = await fetch(`${origin}/events?fbclid=IwAR0&utm_source=newsletter`);
    expect(clicked.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(await clicked.text()).toBe(await plain.text());
  });

  it("has the shell's status", async () => {
    const { origin } = await startSite();
    const response = await fetch(`${origin}/no-such-page`);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-release-lock')).toBe('events@1.0.0,shell@1.0.0');
  });

  it('is not sent again when it has not changed', async () => {
    const { origin } = await startSite();
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    const again = await fetch(origin, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('answers HEAD like GET, and no other method', async () => {
    const { origin } = await startSite();
    const head = await fetch(origin, { method: 'HEAD' });
    expect([head.status, head.headers.get('x-release-lock')]).toEqual([200, 'events@1.0.0,shell@1.0.0']);
    const post = await fetch(`${origin}/events`, { method: 'POST', body: 'a=b' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('goes elsewhere when the shell says so', async () => {
    const { origin } = await startSite();
    const response = await fetch(`${origin}/elsewhere`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  it('takes long addresses', async () => {
    const { origin } = await startSite();
    expect((await fetch(`${origin}/${'long/'.repeat(300)}`)).status).toBe(404);
  });

  it('lets loaders reach the content through the cache', async () => {
    const { origin, api } = await startSite();
    api.answer = json({ data: ['from the API'] });
    expect(await (await fetch(`${origin}/content`)).text()).toContain('from the API');
    await api.stop();
    expect(await (await fetch(`${origin}/content`)).text()).toContain('from the API');
  });

  it('opens the policy for the providers that are configured', async () => {
    const { origin } = await startSite({
      PUBLIC_URL: 'https://church.example',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'auth.church.example',
      FIREBASE_PROJECT_ID: 'church',
      EMAILJS_SERVICE_ID: 's',
      EMAILJS_TEMPLATE_ID: 't',
      EMAILJS_PUBLIC_KEY: 'p',
    });
    const { headers } = await fetch(origin);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://api.emailjs.com;",
    );
  });
});

describe('a document that is kept', () => {
  const changed = ({ origin }: Site) =>
    fetch(`${origin}/_/content-changed`, { method: 'POST', headers: { authorization: `Bearer ${HOOK_SECRET}` } });

  it('is made again as soon as the CMS tells of an edit', async () => {
    const site = await startSite();
    const read = async () => (await fetch(`${site.origin}/content`)).text();
    site.api.answer = json({ data: ['before'] });
    await read();
    site.api.answer = json({ data: ['after'] });
    expect(await read()).toContain('before');
    await changed(site);
    expect(await read()).toContain('after');
  });

  it('is made once, whatever the browser takes', async () => {
    const { origin } = await startSite();
    const read = async (encoding: string) =>
      (await fetch(`${origin}/worker`, { headers: { 'accept-encoding': encoding } })).json();
    const first = await read('identity');
    expect(await Promise.all(['br', 'gzip', 'identity'].map(read))).toEqual([first, first, first]);
  });

  it('is none that says what it said before, because the content API is slow after an edit', async () => {
    const site = await startSite();
    const read = () => fetch(`${site.origin}/content`);
    site.api.answer = json({ data: ['before'] });
    await read();
    await changed(site);
    site.api.answer = () => undefined;
    const meanwhile = await read();
    expect(await meanwhile.text()).toContain('before');
    expect(meanwhile.headers.get('cache-control')).toBe('no-store');
    site.api.answer = json({ data: ['after'] });
    await changed(site);
    await until(async () => (await (await read()).text()).includes('after'));
  });

  it('is none that lacks its content', async () => {
    const { origin, api } = await startSite();
    api.answer = json({}, 500);
    expect((await fetch(`${origin}/content`)).headers.get('cache-control')).toBe('no-store');
    api.answer = json({ data: ['back'] });
    const response = await fetch(`${origin}/content`);
    expect([await response.text(), response.headers.get('cache-control')]).toEqual(['{"data":["back"]}', PUBLIC]);
  });
});

describe('a document that goes wrong', () => {
  it.each(['/loop', '/crash', '/memory'])('is rendered with the frame only when %s ended the render', async (path) => {
    const { origin } = await startSite();
    const response = await fetch(`${origin}${path}`);
    expect(await response.text()).toContain('left-to-browser');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(origin)).status).toBe(200);
  });

  it('is rendered by the stable releases when a candidate ended the render, and is kept by nobody', async () => {
    const { origin, release } = await startSite();
    await release('rollout events 1.1.0 --percent 100');
    await lockIs(origin, 'events@1.1.0,shell@1.0.0');
    const response = await fetch(`${origin}/candidate-loop`);
    expect(await response.text()).toContain('<title>rendered</title>');
    expect(response.headers.get('x-release-lock')).toBe('events@1.0.0,shell@1.0.0');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('has the stable release at hand where a candidate serves', async () => {
    const { origin, release } = await startSite();
    expect(await (await fetch(`${origin}/fallback`)).text()).toBe('[]');
    await release('rollout events 1.1.0 --percent 100');
    await lockIs(origin, 'events@1.1.0,shell@1.0.0');
    expect(await (await fetch(`${origin}/fallback`)).text()).toBe('["1.0.0"]');
  });

  it('is kept by nobody when a region failed', async () => {
    const { origin } = await startSite();
    const response = await fetch(`${origin}/failing`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('is the page of last resort when the frame cannot be drawn', async () => {
    const { origin } = await startSite();
    const response = await fetch(`${origin}/always-broken`);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await response.text();
    expect(html).toContain('<h1>We will be right back</h1>');
    expect(html).not.toContain('cannot be drawn');
  });

  it('is a 503 while there is no release of the shell', async () => {
    const { origin } = await startEmptySite();
    const response = await fetch(origin);
    expect(response.status).toBe(503);
    expect(response.headers.has('retry-after')).toBe(true);
  });
});

describe('a rollout', () => {
  it('gives everybody the same document and no cookie before and after', async () => {
    const { origin, release } = await startSite();
    await release('rollout events 1.1.0 --percent 100');
    await lockIs(origin, 'events@1.1.0,shell@1.0.0');
    const response = await fetch(origin);
    expect(response.headers.get('cache-control')).toBe(PUBLIC);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('serves two releases side by side, each visitor theirs', async () => {
    const { origin, release } = await startSite();
    await release('rollout events 1.1.0 --percent 50');
    await until(async () => (await fetch(origin)).headers.has('set-cookie'));
    let visitors: Response[] = [];
    // A slow machine has no time for some.
    await until(async () => {
      visitors = await Promise.all(Array.from({ length: 40 }, () => fetch(origin)));
      return visitors.every(({ status }) => status === 200);
    });
    const locks = new Set(visitors.map(({ headers }) => headers.get('x-release-lock')));
    expect([...locks].sort()).toEqual(['events@1.0.0,shell@1.0.0', 'events@1.1.0,shell@1.0.0']);
    for (const { headers } of visitors.slice(0, 10)) {
      const cookie = headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toContain('Cookie');
      const again = await fetch(origin, { headers: { cookie: cookie.split(';')[0] ?? '' } });
      expect(again.headers.get('x-release-lock')).toBe(headers.get('x-release-lock'));
      expect(again.headers.has('set-cookie')).toBe(false);
    }
  });

  it('gives visitors of one lock one document, and each their own cookie; a ticket to those whom the judge hears', async () => {
    const { origin, release } = await startSite();
    await release('rollout events 1.1.0 --percent 50');
    await until(async () => (await fetch(origin)).headers.has('set-cookie'));
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${origin}/ticket`)));
    expect(new Set(answers.map(({ headers }) => headers.get('set-cookie'))).size).toBe(30);
    const tickets = (await Promise.all(answers.map((answer) => answer.text()))).filter((text) => text !== 'none');
    // Three visitors of one network are heard; one of them has waited for the rollout above.
    expect(tickets.length).toBe(2);
    expect(new Set(tickets).size).toBe(tickets.length);
  });

  it('ends what browsers load ahead: the judge counts what is shown', async () => {
    const { origin, release } = await startSite();
    const ahead = () => fetch(origin, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    await until(async () => (await ahead()).status === 200);
    await release('rollout events 1.1.0 --percent 50');
    await until(async () => (await fetch(origin)).headers.has('set-cookie'));
    const refused = await ahead();
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await until(async () => (await fetch(origin)).status === 200);
  });

  it('gives a visitor with a made-up id one of ours, secure on https', async () => {
    const { origin, release } = await startSite({ PUBLIC_URL: 'https://church.example' });
    await release('rollout events 1.1.0 --percent 50');
    await until(async () => (await fetch(origin)).headers.has('set-cookie'));
    const { headers } = await fetch(origin, { headers: { cookie: '__Host-visitor=<script>' } });
    expect(headers.get('set-cookie')).toMatch(/^__Host-visitor=[\w-]{22};.*; Secure/);
  });

  it('ends with a rollback', async () => {
    const { origin, release } = await startSite();
    await release('rollout events 1.1.0 --percent 100');
    await release('promote events');
    await lockIs(origin, 'events@1.1.0,shell@1.0.0');
    await release('rollback events');
    await lockIs(origin, 'events@1.0.0,shell@1.0.0');
  });

  it('falls back to the stable release when the candidate cannot be read', async () => {
    const { origin, release, dataDir } = await startSite();
    await rm(join(dataDir, 'releases', 'events', '1.1.0', 'remote.json'));
    await release('rollout events 1.1.0 --percent 50').catch(() => undefined);
    expect((await fetch(origin)).headers.get('x-release-lock')).toBe('events@1.0.0,shell@1.0.0');
  });
});

describe('with more to render than there is time for', () => {
  it('a visitor gets what is kept, or is asked to come again; what needs no render gets through', async () => {
    const { origin } = await startSite({ RENDER_THREADS: '1', RENDER_BUDGET_MS: '50', RENDER_LIMIT_MS: '2000' });
    await until(async () => (await fetch(`${origin}/worker`)).ok);
    const kept = await (await fetch(`${origin}/worker`)).text();
    // More than may wait, whatever each of them takes.
    const crowd = Array.from({ length: 150 }, (_, visitor) => fetch(`${origin}/slow?visitor=${visitor}`));
    const refused = await Promise.any(
      crowd.map(async (answer) => ((await answer).status === 503 ? answer : Promise.reject(new Error('It was made.')))),
    );
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.text()).toContain('We will be right back');
    expect(await (await fetch(`${origin}/worker`)).text()).toBe(kept);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
