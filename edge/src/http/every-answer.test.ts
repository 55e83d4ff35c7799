import { until } from 'releases/testing';
import { raw } from '../testing/content-api.ts';
import { type Site, startSite } from '../testing/site.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** An answer of each kind: of every group of routes, what it gives and what it refuses. */
const ASKED: readonly (readonly [what: string, path: string, init?: RequestInit])[] = [
  ['a page', '/events'],
  ['a page that is not there', '/no-such-page'],
  ['the page of last resort', '/always-broken'],
  ['a page by another method', '/events', { method: 'POST' }],
  ['an address that cannot be decoded', '/%E0%A4%A'],
  ['an address that begins as another host’s does', '//elsewhere.example'],
  ['the end of a preview', '/?preview=off'],
  ['a preview that nobody has signed', '/?preview=forged'],
  ['a script', '/_/assets/events/1.0.0/remoteEntry.js'],
  ['a script that is not there', '/_/assets/events/1.0.0/none.js'],
  ['the manifest of a section', '/_/federation/events/mf-manifest.json'],
  ['an icon', '/favicon.svg'],
  ['a lock that holds', '/_/lock?have=events@1.0.0'],
  ['a lock that is none', '/_/lock?have=x'],
  ['a route table', '/_/remotes?lock=events@1.0.0'],
  ['content', '/api/events'],
  ['content for nobody', '/api/members'],
  ['content that is not there', '/api/none'],
  ['content by another method', '/api/events', { method: 'DELETE' }],
  [
    'a form of the wrong type',
    '/api/members',
    { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
  ],
  ['the result of a form without a script', '/api/members', { method: 'POST', body: 'firstName=Ann', headers: FORM }],
  ['a mail that is none', '/api/v1.0/email/send', { method: 'POST', body: '{}' }],
  ['an upload', '/uploads/choir.webp'],
  ['an upload that is not there', '/uploads/.env'],
  ['a picture that is not there', '/_/pictures/avif/1/uploads/choir.jpg'],
  ['the teams’ page', '/_/'],
  ['a sign-in without a token', '/_/session', { method: 'POST', body: 'token=x', headers: FORM }],
  ['what the edge has no route for', '/_/nothing'],
  ['the release API without a token', '/_/releases/teams'],
  ['the content hook without its secret', '/_/content-changed', { method: 'POST' }],
  ['a report that is none', '/_/vitals', { method: 'POST', body: 'x' }],
  ['the site’s health', '/healthz'],
  ['the list of pages', '/sitemap.xml'],
  ['what robots may read', '/robots.txt'],
];

async function answers(settings: Record<string, string> = {}) {
  const site: Site = await startSite(settings);
  site.api.answer = raw('{"data":[]}');
  const asked = ASKED.map(async ([what, path, init]) => {
    const ask = () => fetch(`${site.origin}${path}`, { redirect: 'manual', ...init });
    let answer = await ask();
    // A slow machine has no time for some at first.
    await until(async () => answer.status !== 503 || (answer = await ask()).status !== 503);
    return { what, status: answer.status, headers: answer.headers };
  });
  return Promise.all(asked);
}

const isPage = (headers: Headers) => headers.get('content-type')?.startsWith('text/html') ?? false;

test('every answer keeps browsers to its type, tells other sites no address, and forbids what it does not need', async () => {
  for (const { what, headers } of await answers()) {
    const policy = headers.get('content-security-policy') ?? 'none';
    expect([what, headers.get('x-content-type-options')]).toEqual([what, 'nosniff']);
    expect([what, headers.get('referrer-policy')]).toEqual([
      what,
      expect.stringMatching(/^(strict-origin-when-cross|same)-origin$/),
    ]);
    expect([what, headers.get('cross-origin-resource-policy')]).toEqual([
      what,
      expect.stringMatching(/^(same|cross)-origin$/),
    ]);
    expect([what, policy]).toEqual([what, expect.stringContaining("default-src 'none'")]);
    expect([what, policy]).toEqual([what, expect.stringContaining("frame-ancestors 'none'")]);
    expect([what, policy]).toEqual([what, expect.not.stringMatching(/unsafe-|\*/)]);
  }
});

test('every page is by itself, asks for no device, and makes no markup of texts', async () => {
  const pages = (await answers()).filter(({ headers }) => isPage(headers));
  expect(pages.length).toBeGreaterThan(6);
  for (const { what, headers } of pages) {
    expect([what, headers.get('cross-origin-opener-policy')]).toEqual([
      what,
      expect.stringMatching(/^(same-origin|noopener-allow-popups)$/),
    ]);
    expect([what, headers.has('origin-agent-cluster')]).toEqual([what, false]);
    expect([what, headers.get('permissions-policy')]).toEqual([what, expect.stringContaining('camera=(), ')]);
    expect([what, headers.get('content-security-policy')]).toEqual([
      what,
      expect.stringContaining("require-trusted-types-for 'script'"),
    ]);
  }
});

test('what is no page is none either when somebody opens it', async () => {
  const files = (await answers()).filter(({ headers }) => !isPage(headers));
  for (const { what, headers } of files)
    expect([what, headers.get('content-security-policy')]).toEqual([what, expect.stringContaining('sandbox')]);
});

test('no answer says which programs made it', async () => {
  for (const { what, headers } of await answers())
    for (const name of ['server', 'x-powered-by']) expect([what, headers.has(name)]).toEqual([what, false]);
});

test.each([
  ['http://church.example', 'false', null],
  ['https://church.example', 'false', 'max-age=63072000'],
  ['https://church.example', 'true', 'max-age=63072000; includeSubDomains'],
])('at %s, with subdomains: %s, browsers are told for two years: %s', async (PUBLIC_URL, HSTS_SUBDOMAINS, expected) => {
  for (const { what, headers } of await answers({ PUBLIC_URL, HSTS_SUBDOMAINS }))
    expect([what, headers.get('strict-transport-security')]).toEqual([what, expected]);
});

test('each kind of answer is what it says', async () => {
  const found = Object.fromEntries((await answers()).map(({ what, status }) => [what, status]));
  expect(found).toMatchObject({
    'a page': 404,
    'the page of last resort': 500,
    'a page by another method': 405,
    'an address that cannot be decoded': 400,
    'an address that begins as another host’s does': 308,
    'the end of a preview': 303,
    'a preview that nobody has signed': 403,
    'a lock that is none': 400,
    'content for nobody': 403,
    'a form of the wrong type': 415,
    'an upload': 200,
    'the teams’ page': 200,
    'the release API without a token': 401,
    'the content hook without its secret': 401,
  });
});
