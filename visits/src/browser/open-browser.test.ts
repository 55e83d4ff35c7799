import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBrowser, openBrowser, type VisitingBrowser } from './open-browser.ts';

/** What React leaves on the elements that it has taken over, on these. */
const ALIVE =
  "document.querySelectorAll('header, [data-section] > *').forEach((element) => (element.__reactFiber$1 = {}));";
const REGION = '<div data-section="events" data-release="events@1.1.0"><p>Picnic</p></div>';
const FAILED = "console.error('events@1.1.0 was replaced by the stable release (preview).', new Error('no title'));";

const PAGES: Readonly<Record<string, { status?: number; body?: string; script?: string }>> = {
  '/well': { body: REGION, script: ALIVE },
  '/throws': { body: REGION, script: `${ALIVE} setTimeout(() => { throw new Error('boom'); });` },
  '/replaced': { body: REGION, script: FAILED },
  '/others': { body: REGION, script: `${ALIVE} ${FAILED.replace('1.1.0', '1.0.0')}` },
  '/without': { script: ALIVE },
  '/dead': { body: REGION },
  '/loops': { body: REGION, script: 'for (;;);' },
  '/nothing': { status: 404, script: ALIVE },
  '/stranger': {
    body: REGION,
    script: `fetch('http://localhost:' + location.port + '/of-a-stranger', { mode: 'no-cors' }).catch(() => undefined).then(() => { ${ALIVE} });`,
  },
};

const passes: string[] = [];
const hosts = new Set<string | undefined>();
const server = createServer((request, response) => {
  hosts.add(request.headers.host?.replace(/:.*/, ''));
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
  const pass = searchParams.get('preview');
  if (pass !== null) {
    passes.push(pass);
    return void response.writeHead(303, { location: pathname, 'set-cookie': `preview=${pass}` }).end();
  }
  const { status = 200, body = '', script = '' } = PAGES[pathname] ?? {};
  const isShown = request.headers.cookie === 'preview=pass';
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<!doctype html><header>Soteria</header>${isShown ? body : ''}<script>${script}</script>`);
});
let browser: VisitingBrowser;
/** Waits for no page as long. */
let hasty: VisitingBrowser;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const path = findBrowser(process.env['CHROMIUM_PATH']);
  if (path === null) throw new Error('This test needs a Chromium: install one, or name it in CHROMIUM_PATH.');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openBrowser(path, { origin });
  hasty = await openBrowser(path, { origin, aliveWithinMs: 1_500 });
}, 30_000);
afterAll(async () => {
  await browser.close();
  await hasty.close();
  server.close();
});

test.each([
  ['/well', 200, null],
  ['/throws', 200, 'it threw "Error: boom".'],
  ['/replaced', 200, 'events@1.1.0 was replaced by the stable release ("Error: no title").'],
  ['/others', 200, null],
  ['/without', 200, 'the page has no part of events@1.1.0.'],
  ['/nothing', 404, null],
  ['/stranger', 200, null],
])('a page %s is seen as it is', async (address, status, fault) => {
  expect(await browser.visit({ address, release: 'events@1.1.0', pass: 'pass' })).toEqual({ status, fault });
  expect(passes.at(-1)).toBe('pass');
});

test.each(['/dead', '/loops'])('a page that is %s does not hold the visit up', async (address) => {
  const { fault } = await hasty.visit({ address, release: 'events@1.1.0', pass: 'pass' });
  expect(fault).toBe('it did not come alive within 1.5 s.');
});

test('what is no browser is refused when it starts', async () => {
  await expect(openBrowser('/bin/true', { origin: 'http://127.0.0.1:1' })).rejects.toThrow('/bin/true does not start');
  await expect(openBrowser('/no/such', { origin: 'http://127.0.0.1:1' })).rejects.toThrow('/no/such does not start');
});

test('no other host hears of a visit', () => {
  expect([...hosts]).toEqual(['127.0.0.1']);
});

test('each visit begins without cookies', async () => {
  await browser.visit({ address: '/well', release: 'events@1.1.0', pass: 'pass' });
  const other = await browser.visit({ address: '/well', release: 'events@1.1.0', pass: 'another' });
  expect(other.fault).toBe('the page has no part of events@1.1.0.');
});

test('a visit of a browser that has ended is refused', async () => {
  await browser.close();
  await expect(browser.visit({ address: '/well', release: 'events@1.1.0', pass: 'pass' })).rejects.toThrow('has ended');
});

test('a browser that is not there is not found', () => {
  expect(findBrowser('none')).toBeNull();
  expect(findBrowser('/no/such/browser')).toBeNull();
});
