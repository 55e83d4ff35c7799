import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import type { VitalsReport } from 'shared/contract';
import { vitalsRoutes } from './vitals-routes.ts';

const REPORT = {
  lock: { events: '1.1.0', shell: '1.0.0' },
  sections: ['events'],
  ticket: 'abc.def',
  lcp: 812.4,
  inp: 48,
  cls: 0.02,
  failures: [{ section: 'events', version: '1.1.0', reason: 'render' }],
};

async function edge() {
  const reports: VitalsReport[] = [];
  const observer = {
    document: () => ({ vitals: { sample: 1 }, made: () => undefined }),
    reported: (report: VitalsReport) => void reports.push(report),
  };
  const app = Fastify({ trustProxy: true });
  await app.register(vitalsRoutes, { observer, publicUrl: 'http://church.example' });
  return { app, reports };
}

let client = 0;

/** Each report comes from another address by default. */
function send(app: FastifyInstance, payload: string, headers: Record<string, string> = {}) {
  client += 1;
  const from = { 'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` };
  return app.inject({
    method: 'POST',
    url: '/_/vitals',
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...from, ...headers },
  });
}

describe('a report of a visit', () => {
  it.each(['text/plain;charset=UTF-8', 'application/json'])('is taken as %s', async (type) => {
    const { app, reports } = await edge();
    const { statusCode, headers, body } = await send(app, JSON.stringify(REPORT), { 'content-type': type });
    expect([statusCode, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
    expect(reports).toEqual([REPORT]);
  });

  it('keeps nothing that was not asked for', async () => {
    const { app, reports } = await edge();
    await send(app, JSON.stringify({ ...REPORT, url: '/?name=Zoë', userAgent: 'Mozilla' }));
    expect(reports).toEqual([REPORT]);
  });

  it.each([
    ['no JSON', 'lcp=1', {}, 400],
    ['another shape', '{"lcp":"fast"}', {}, 400],
    ['a measurement that cannot be', JSON.stringify({ ...REPORT, lcp: -1 }), {}, 400],
    ['too long', JSON.stringify({ ...REPORT, ticket: 'x'.repeat(5_000) }), {}, 413],
    ['of another type', JSON.stringify(REPORT), { 'content-type': 'text/html' }, 415],
    ["of another site's page", JSON.stringify(REPORT), { origin: 'https://elsewhere.example' }, 403],
  ])('is refused when it is %s', async (_what, payload, headers, status) => {
    const { app, reports } = await edge();
    expect((await send(app, payload, headers)).statusCode).toBe(status);
    expect(reports).toEqual([]);
  });

  it('is heard without what is no place of a release', async () => {
    const { app, reports } = await edge();
    const failure = { section: 'events', version: '1.1.0', reason: 'render' };
    const failures = [
      { ...failure, at: '1.0a.js:1:99', kind: 'TypeError' },
      { ...failure, at: 'Zoë wrote <b>this</b>', kind: 'No event of Zoë' },
      { ...failure, at: `${'x'.repeat(151)}:1:1`, kind: 'x'.repeat(41) },
    ];
    expect((await send(app, JSON.stringify({ ...REPORT, failures }))).statusCode).toBe(204);
    expect(reports[0]?.failures).toEqual([failures[0], failure, failure]);
  });

  it('is refused when its address sends many', async () => {
    const { app, reports } = await edge();
    const statuses: number[] = [];
    for (let count = 0; count < 70; count += 1)
      statuses.push((await send(app, JSON.stringify(REPORT), { 'x-forwarded-for': '192.0.2.1' })).statusCode);
    expect([statuses[59], statuses[60], reports.length]).toEqual([204, 429, 60]);
    expect((await send(app, JSON.stringify(REPORT))).statusCode).toBe(204);
  });

  it('is answered whatever it holds', async () => {
    const { app } = await edge();
    const broken = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc
        .record({ ...reportParts(), extra: fc.jsonValue() }, { requiredKeys: [] })
        .map((report) => JSON.stringify(report)),
    );
    await fc.assert(
      fc.asyncProperty(broken, async (payload) => {
        expect([204, 400, 413]).toContain((await send(app, payload)).statusCode);
      }),
      { numRuns: 200 },
    );
  });
});

function reportParts() {
  const name = fc.oneof(fc.constantFrom('events', 'shell', 'constructor', '__proto__'), fc.string());
  const amount = fc.oneof(fc.double(), fc.integer(), fc.constant(null));
  return {
    lock: fc.oneof(fc.dictionary(name, fc.string()), fc.jsonValue()),
    sections: fc.oneof(fc.array(name), fc.jsonValue()),
    ticket: fc.oneof(fc.string(), fc.jsonValue()),
    lcp: amount,
    inp: amount,
    cls: amount,
    failures: fc.array(fc.record({ section: name, version: name, reason: fc.constantFrom('load', 'sleep') })),
  };
}
