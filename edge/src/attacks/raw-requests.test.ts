import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { rawExchange, rawRequest, sendInParts, statusesIn } from '../testing/raw-exchange.ts';
import { startSite } from '../testing/site.ts';

const SECOND = 'GET /_/second HTTP/1.1\r\nhost: church.example\r\n\r\n';

const AMBIGUOUS: readonly (readonly [what: string, lines: string[], body: string])[] = [
  ['both lengths', ['content-length: 5', 'transfer-encoding: chunked'], `0\r\n\r\n${SECOND}`],
  ['two lengths', ['content-length: 3', 'content-length: 90'], `abc${SECOND}`],
  ['a length with a sign', ['content-length: +3'], `abc${SECOND}`],
  ['a length that is none', ['content-length: 3, 3'], `abc${SECOND}`],
  ['a hidden encoding', ['transfer-encoding: \vchunked'], `0\r\n\r\n${SECOND}`],
  ['an encoding twice', ['transfer-encoding: chunked', 'transfer-encoding: identity'], `0\r\n\r\n${SECOND}`],
  ['a blank before the colon', ['transfer-encoding : chunked'], `0\r\n\r\n${SECOND}`],
  ['a folded header', ['x-a: b', ' transfer-encoding: chunked'], `0\r\n\r\n${SECOND}`],
  ['a chunk size that overflows', ['transfer-encoding: chunked'], `fffffffffffffffff\r\nabc\r\n0\r\n\r\n${SECOND}`],
  ['a chunk size that is none', ['transfer-encoding: chunked'], `0x3\r\nabc\r\n0\r\n\r\n${SECOND}`],
  ['a line that ends in LF alone', ['x-a: b\nx-c: d'], SECOND],
];

describe('a request that two servers could read differently', () => {
  it('is refused, and no second one is taken from it', async () => {
    const { origin } = await startSite();
    for (const [what, lines, body] of AMBIGUOUS) {
      const answers = await rawExchange(origin, rawRequest('POST /api/members HTTP/1.1', lines, body));
      expect([what, ...statusesIn(answers)]).toEqual([what, 400]);
    }
  });

  it('without a host is refused', async () => {
    const { origin } = await startSite();
    expect(statusesIn(await rawExchange(origin, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'))).toEqual([400]);
  });

  it('with an encoded line break gets no header that it wrote', async () => {
    const { origin } = await startSite();
    for (const path of ['/%0d%0ax-injected:%201', '//%0d%0ax-injected:%201', '/?preview=off&a=%0d%0ax-injected:%201']) {
      const answer = await rawExchange(origin, rawRequest(`GET ${path} HTTP/1.1`));
      expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^x-injected/im);
    }
  });
});

const ENDLESS: readonly (readonly [what: string, start: string, lines: string[], status: number])[] = [
  ['a header of 100 kB', 'GET / HTTP/1.1', [`x-long: ${'a'.repeat(100_000)}`], 431],
  ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1`, [], 431],
  ['20 kB of cookies', 'GET / HTTP/1.1', [`cookie: ${'visitor=x; '.repeat(2_000)}`], 431],
  ['a query too long for the content API', `GET /api/events?${'a'.repeat(3_000)} HTTP/1.1`, [], 414],
];
const BODIES = [
  ['/api/members', 'application/json'],
  ['/api/members', 'application/x-www-form-urlencoded'],
  ['/api/v1.0/email/send', 'application/json'],
  ['/_/vitals', 'text/plain'],
  ['/_/session', 'application/x-www-form-urlencoded'],
] as const;

describe('a request without measure', () => {
  it('is refused', async () => {
    const { origin } = await startSite();
    for (const [what, start, lines, status] of ENDLESS)
      expect([what, ...statusesIn(await rawExchange(origin, rawRequest(start, lines)))]).toEqual([what, status]);
  });

  it('is refused by the size of its body', async () => {
    const { origin } = await startSite();
    const body = 'a'.repeat(2 * 1024 * 1024);
    for (const [path, type] of BODIES) {
      const response = await fetch(`${origin}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
      expect([path, type, response.status]).toEqual([path, type, 413]);
    }
  });

  it('is read to its end before the connection is, so that nobody who still sends loses the answer', async () => {
    const { origin } = await startSite();
    const parts = Array.from({ length: 64 }, () => 'a'.repeat(32 * 1024));
    for (const [path, type] of BODIES) {
      const lines = [`content-type: ${type}`, `content-length: ${parts.join('').length}`];
      const { answers, taken } = await sendInParts(origin, rawRequest(`POST ${path} HTTP/1.1`, lines), parts);
      expect([path, type, taken, ...statusesIn(answers)]).toEqual([path, type, parts.length, 413]);
    }
  });

  it('of a thousand fields, or deep brackets, is answered like any other', async () => {
    const { origin } = await startSite();
    const many = Array.from({ length: 1_000 }, (_, index) => `${index}=`).join('&');
    expect((await fetch(`${origin}/events?${many}`)).status).toBe(404);
    expect((await fetch(`${origin}/events?${'a['.repeat(500)}`)).status).toBe(404);
    expect((await fetch(`${origin}/_/lock?have=${'['.repeat(1_000)}`)).status).toBe(400);
  });

  it('that never ends is not waited for without end', async () => {
    const { origin } = await startSite();
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write('GET / HTTP/1.1\r\nhost: church.example\r\nx-slow: ');
    expect(statusesIn(await text(socket))).toEqual([408]);
  });
});

describe('a method', () => {
  it('that is none of the site’s does nothing anywhere', async () => {
    const { origin } = await startSite();
    for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'LINK', 'M-SEARCH'])
      for (const path of ['/', '/api/members', '/_/']) {
        const [status = 0] = statusesIn(await rawExchange(origin, rawRequest(`${method} ${path} HTTP/1.1`)));
        expect([method, path, Math.floor(status / 100)]).toEqual([method, path, 4]);
      }
  });

  it('CONNECT opens no tunnel', async () => {
    const { origin } = await startSite();
    expect(statusesIn(await rawExchange(origin, rawRequest('CONNECT 127.0.0.1:22 HTTP/1.1')))).toEqual([]);
  });

  it('is not another one because a header or a field says so', async () => {
    const { origin, api } = await startSite();
    api.calls.length = 0;
    const headers = { 'x-http-method-override': 'POST', 'x-http-method': 'POST', 'x-method-override': 'POST' };
    expect((await fetch(`${origin}/api/members?_method=POST`, { headers })).status).toBe(403);
    expect(api.calls).toEqual([]);
  });

  it('upgrades to nothing', async () => {
    const { origin } = await startSite();
    const lines = ['upgrade: websocket', 'sec-websocket-version: 13', 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='];
    const answer = await rawExchange(origin, rawRequest('GET /_/lock?have=events@1.0.0 HTTP/1.1', lines));
    expect(statusesIn(answer)).toEqual([204]);
  });
});

it('a connection that says nothing useful does not keep others from theirs', async () => {
  const { origin } = await startSite();
  const { hostname, port } = new URL(origin);
  const slow = Array.from({ length: 200 }, () => connect(Number(port), hostname));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nx-slow: ');
  expect((await fetch(origin)).status).toBe(200);
  for (const socket of slow) socket.destroy();
});
