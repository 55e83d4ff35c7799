import { json, raw, startContentApi } from '../testing/content-api.ts';
import { rawExchange, rawRequest, statusesIn } from '../testing/raw-exchange.ts';
import { startSite } from '../testing/site.ts';

/** Sends a start line unchanged. A client would normalise it. */
async function statusOf(origin: string, start: string, lines: readonly string[] = []): Promise<number | undefined> {
  return statusesIn(await rawExchange(origin, rawRequest(start, lines)))[0];
}

/** None of them is a public call or a file, in any reading. */
const ELSEWHERE = [
  '/api/../admin',
  '/api/events/../../admin/login',
  '/api/%2e%2e/admin',
  '/api/%2e%2e%2fadmin',
  '/api/events/%2e%2e%2f%2e%2e%2fadmin',
  '/api//events',
  '/api/events%00',
  '/api/events;a=b',
  '/api/events\\..\\..\\admin',
  '/api/@elsewhere.example/events',
  '/api/users',
  '/api/auth/local',
  '/api/upload/files',
  '/uploads/../admin',
  '/uploads/%2e%2e/.env',
  '/uploads/..%5c..%5c.env',
  '/uploads/@elsewhere.example/x.jpg',
  '/_/pictures/webp/320/uploads/../../admin.jpg',
  '/_/pictures/webp/320//elsewhere.example/uploads/x.jpg',
  '/_/pictures/webp/320/uploads/http://elsewhere.example/x.jpg',
  '/admin',
  '/admin/login',
  '/content-manager/collection-types',
];

describe('the way to the content API', () => {
  it('leads to its public calls and files, and nowhere else', async () => {
    const { origin, api } = await startSite();
    api.calls.length = 0;
    for (const path of ELSEWHERE) {
      const status = await statusOf(origin, `GET ${path} HTTP/1.1`);
      expect([path, status === 400 ? 404 : status]).toEqual([path, 404]);
    }
    expect(api.calls).toEqual([]);
  });

  it('is the same whatever host a request names', async () => {
    const { origin, api } = await startSite();
    const elsewhere = await startContentApi();
    const host = new URL(elsewhere.origin).host;
    api.calls.length = 0;
    const asked = [
      rawRequest(`GET ${elsewhere.origin}/api/events HTTP/1.1`),
      rawRequest('GET /api/sermons HTTP/1.1', [`x-forwarded-host: ${host}`, `forwarded: host=${host}`]),
      `GET /api/latest-sermon HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    ];
    for (const request of asked) expect(statusesIn(await rawExchange(origin, request))).toEqual([200]);
    expect(api.calls).toEqual(['GET /api/events', 'GET /api/sermons', 'GET /api/latest-sermon']);
    expect(elsewhere.calls).toEqual([]);
  });

  it('takes nothing of a visitor along that the content does not need', async () => {
    const { origin, api } = await startSite();
    let seen: object = {};
    api.answer = (request, response) => {
      seen = request.headers;
      json({ data: [] })(request, response);
    };
    const headers = { cookie: 'visitor=x', authorization: 'Bearer x', 'x-forwarded-for': '203.0.113.9', 'x-evil': 'x' };
    await fetch(`${origin}/api/events`, { headers });
    expect(Object.keys(seen).sort()).toEqual(
      expect.not.arrayContaining(['cookie', 'authorization', 'x-forwarded-for', 'x-evil']),
    );
  });

  it('follows no answer that leads elsewhere', async () => {
    const { origin, api } = await startSite();
    const elsewhere = await startContentApi();
    api.answer = raw('', { status: 302, headers: { location: `${elsewhere.origin}/secret` } });
    const [content, upload] = [
      await fetch(`${origin}/api/events`),
      await fetch(`${origin}/uploads/x.jpg`, { redirect: 'manual' }),
    ];
    expect([content.status, upload.status]).toEqual([503, 404]);
    expect(elsewhere.calls).toEqual([]);
  });

  it('hands on no header of the content API that could set a cookie or send elsewhere', async () => {
    const { origin, api } = await startSite();
    const headers = {
      'set-cookie': 'a=b',
      location: 'https://elsewhere.example',
      refresh: '0;url=//elsewhere.example',
    };
    api.answer = raw('{"data":[]}', { headers });
    for (const path of ['/api/events', '/uploads/x.jpg']) {
      const answer = await fetch(`${origin}${path}`);
      for (const name of Object.keys(headers))
        expect([path, name, answer.headers.has(name)]).toEqual([path, name, false]);
    }
  });
});

const UNKEYED = [
  ['x-forwarded-host', 'elsewhere.example'],
  ['x-forwarded-proto', 'gopher'],
  ['x-original-url', '/admin'],
  ['x-rewrite-url', '/admin'],
  ['x-http-method-override', 'DELETE'],
  ['forwarded', 'host=elsewhere.example'],
  ['origin', 'https://elsewhere.example'],
  ['accept-language', 'xx'],
  ['user-agent', '<script>'],
] as const;

describe('what is kept for others', () => {
  it('does not depend on headers that nobody tells apart', async () => {
    const { origin } = await startSite();
    const clean = await (await fetch(`${origin}/events?clean`)).text();
    for (const [name, value] of UNKEYED) {
      const poisoned = await fetch(`${origin}/events?clean`, { headers: { [name]: value } });
      expect([name, await poisoned.text()]).toEqual([name, clean]);
      const first = await fetch(`${origin}/events?first=${name}`, { headers: { [name]: value } });
      expect([name, await first.text()]).toEqual([name, clean.replaceAll('?clean', `?first=${name}`)]);
    }
  });

  it('does not depend on the host either, in a header or in the address', async () => {
    const { origin } = await startSite();
    const poisoned = [
      'GET /events HTTP/1.1\r\nhost: elsewhere.example\r\nconnection: close\r\n\r\n',
      rawRequest('GET http://elsewhere.example/events HTTP/1.1'),
    ];
    for (const request of poisoned) expect(await rawExchange(origin, request)).not.toContain('elsewhere.example');
    expect(await (await fetch(`${origin}/events`)).text()).toContain('http://church.example/events');
  });
});

const DOUBLED = [
  ['//elsewhere.example', '/elsewhere.example'],
  ['//elsewhere.example/%2f..', '/elsewhere.example/%2f..'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['///elsewhere.example', '/elsewhere.example'],
  ['/\\/elsewhere.example?preview=off', '/elsewhere.example?preview=off'],
] as const;

describe('a link to this site', () => {
  it('stays on this site, however it begins', async () => {
    const { origin } = await startSite();
    for (const [path, to] of DOUBLED) {
      const answer = await rawExchange(origin, rawRequest(`GET ${path} HTTP/1.1`));
      expect([path, ...statusesIn(answer)]).toEqual([path, 308]);
      expect(/^location: (.*)$/m.exec(answer)?.[1]?.trim()).toBe(to);
    }
  });

  it('sends nobody away because a query says so', async () => {
    const { origin } = await startSite();
    for (const path of [
      '/?next=//elsewhere.example',
      '/?redirect=https://elsewhere.example',
      '/_/?return=//elsewhere.example',
    ])
      expect((await fetch(`${origin}${path}`, { redirect: 'manual' })).headers.get('location')).toBeNull();
  });

  it('keeps the end of a preview here', async () => {
    const { origin } = await startSite();
    for (const path of [
      '/?preview=off',
      '/events?preview=off&next=//elsewhere.example',
      '/.//elsewhere.example?preview=off',
    ]) {
      const location = (await fetch(`${origin}${path}`, { redirect: 'manual' })).headers.get('location') ?? '';
      expect(new URL(location, 'http://church.example').host).toBe('church.example');
    }
  });
});
