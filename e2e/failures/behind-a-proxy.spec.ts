import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium, expect } from '@playwright/test';
import { PROXY_NAMES, type ProxyName } from '../../tooling/run/machine/ensure-proxy.mjs';
import { type Proxy, startProxy } from '../../tooling/run/proxies/start-proxy.mjs';
import { CHROMIUM_SWITCHES } from '../support/chromium-switches.ts';
import { entriesOf } from '../support/content/entries-of.ts';
import { askOverTls, askPlainly } from '../support/network/over-tls.ts';
import { type Own, test } from '../support/outage-test.ts';
import { fillIn, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import type { OwnEdge } from '../support/programs/own-edge.ts';
import { site } from '../support/site.ts';

const DOMAIN = 'church.example';
/** Forms of one address in a minute. */
const FORMS = 3;
/** What `npm test` could not get, it says. */
const NAMES = PROXY_NAMES.filter((name) => process.env.PROXIES?.split(',').includes(name) ?? true);
const HSTS = /^max-age=63072000$/;
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync };

/** An edge with the settings that the shipped files ask for, and a proxy in front. */
async function startBehind(name: ProxyName, own: Own): Promise<{ edge: OwnEdge; proxy: Proxy; edgePort: number }> {
  const settings = { PUBLIC_URL: `https://${DOMAIN}`, TRUST_PROXY: '127.0.0.1', FORMS_RATE_PER_MINUTE: String(FORMS) };
  const edge = await own.edge({ settings });
  const made = await mkdtemp(join(tmpdir(), 'soteria-proxy-'));
  const folder = own.keep(made, (path) => rm(path, { recursive: true }));
  const servers = { edge: edge.url.replace('http://localhost', '127.0.0.1'), cms: new URL(site.cmsUrl).host };
  const proxy = await startProxy(name, { domain: DOMAIN, ...servers, folder });
  return { edge, proxy: own.keep(proxy, ({ stop }) => stop()), edgePort: Number(new URL(edge.url).port) };
}

for (const name of NAMES) {
  test(`${name}: visitors come by https and HTTP/2, get what the edge sends, and are who they are`, async ({ own }) => {
    const { proxy, edgePort } = await startBehind(name, own);

    await test.step('by http, they are sent to the same address by https', async () => {
      const { status, headers } = await askPlainly(proxy.httpPort, '/events?month=2027-01', { host: DOMAIN });
      expect(status).toBe(308);
      expect(headers.location).toBe(`https://${DOMAIN}/events?month=2027-01`);
    });

    const html = await test.step('a document is the edge’s, and browsers are to come by https', async () => {
      const direct = await askPlainly(edgePort, '/events', {});
      const { status, headers, body } = await askOverTls(proxy, '/events', { headers: { 'accept-encoding': 'br' } });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-encoding': 'br', etag: direct.headers.etag });
      expect(headers['strict-transport-security']).toMatch(HSTS);
      expect(brotliDecompressSync(body).toString()).toBe(direct.body.toString());
      return direct.body.toString();
    });

    await test.step('a compressed file has the edge’s bytes', async () => {
      const [, file = ''] = /src="(\/_\/assets\/[^"]+\.js)"/.exec(html) ?? [];
      for (const [encoding, decode] of Object.entries(DECODE)) {
        const headers = { 'accept-encoding': encoding };
        const [direct, answer] = [
          await askPlainly(edgePort, file, headers),
          await askOverTls(proxy, file, { headers }),
        ];
        expect(answer.headers).toMatchObject({
          'content-encoding': encoding,
          'content-length': `${direct.body.length}`,
        });
        expect(answer.body.equals(direct.body)).toBe(true);
        expect(decode(answer.body).length).toBeGreaterThan(direct.body.length);
      }
    });

    await test.step('a part of a recording passes', async () => {
      const sermons = await askOverTls(proxy, '/connect/sermons');
      const [, audio = ''] = /href="(\/uploads\/[^"]+\.mp3)"/.exec(sermons.body.toString()) ?? [];
      const { status, body } = await askOverTls(proxy, audio, { headers: { range: 'bytes=100-199' } });
      expect([status, body.length]).toEqual([206, 100]);
    });

    await test.step('a form that is too large is refused by the edge', async () => {
      expect(await pray(proxy, { request: 'x'.repeat(40_000) })).toBe(413);
    });

    await test.step('whatever addresses they make up, their forms count as one visitor’s', async () => {
      const statuses: number[] = [];
      // On a slow machine the minute of the limit may end in between.
      while (statuses.at(-1) !== 429 && statuses.length < 2 * FORMS)
        statuses.push(await pray(proxy, { forged: `192.0.2.${statuses.length}` }));
      expect(statuses.at(-1)).toBe(429);
      // Other systems have one address of the machine itself.
      if (process.platform === 'linux') expect(await pray(proxy, { from: '127.0.0.2' })).toBeLessThan(300);
    });

    await test.step('the panel has its own name, without the content API', async () => {
      const host = `cms.${DOMAIN}`;
      const panel = await askOverTls(proxy, '/admin', { host });
      expect(panel.status).toBe(200);
      expect(panel.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
      expect((await askOverTls(proxy, '/', { host })).headers.location).toBe('/admin');
      const refused = await askOverTls(proxy, '/api/events', { host });
      expect(refused.status).toBe(404);
      expect(refused.headers['strict-transport-security'], 'of the proxy’s own answer').toMatch(HSTS);
    });
  });
}

/** Sends a form, and returns the status of the answer. @param forged is an address that the visitor writes into it */
async function pray(proxy: Proxy, { from = '127.0.0.1', forged = '192.0.2.99', request = 'That the way is safe.' }) {
  const forgeries = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged };
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...forgeries };
  const body = JSON.stringify({ data: { prayerRequest: request } });
  const { status } = await askOverTls(proxy, '/api/prayer-requests', { method: 'POST', headers, body, from });
  return status;
}

if (NAMES.includes('caddy'))
  test('a browser opens the site over HTTP/2, and a form that is sent there arrives', async ({ own }) => {
    const { proxy } = await startBehind('caddy', own);
    const { CHROMIUM_PATH } = process.env;
    const browser = await chromium.launch({
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        ...CHROMIUM_SWITCHES,
        `--ignore-certificate-errors-spki-list=${proxy.certificate.publicKeyHash}`,
        `--host-resolver-rules=MAP ${DOMAIN}:443 127.0.0.1:${proxy.httpsPort}`,
        '--disable-quic',
      ],
    });
    own.keep(browser, () => browser.close());
    const page = await browser.newPage();
    await page.goto(`https://${DOMAIN}/connect/prayer-requests`);
    await hydrated(page);
    const protocols = await page.evaluate(() =>
      performance
        .getEntries()
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry.nextHopProtocol] : [])),
    );
    expect(new Set(protocols)).toEqual(new Set(['h2']));
    const { email, answers, fields } = somebody();
    await fillIn(page, { ...answers, 'Prayer request': 'For a safe journey.' });
    await page.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Prayer Request Made Successfuly' })).toBeVisible();
    expect(await entriesOf('prayer-request', email)).toMatchObject([
      { ...fields, prayerRequest: 'For a safe journey.' },
    ]);
  });
