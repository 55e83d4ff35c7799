import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { findBrowser, openBrowser, type VisitingBrowser } from '../browser/open-browser.ts';
import { drawSection, type PageWithPictures } from './draw-section.ts';

const CANDIDATE = { release: 'events@1.1.0', pass: 'candidate' };
const STABLE = { release: 'events@1.0.0', pass: 'stable' };
const ALIVE = "document.querySelectorAll('header, main, main *').forEach((element) => (element.__reactFiber$1 = {}));";
const box = (color: string, height = 100) => `<div style="height: ${height}px; background: ${color}"></div>`;
const isNew = (pass: string) => pass === 'candidate';

/** How often each page was opened. */
const opened: Record<string, number> = {};
let documents = 0;
/** Drawn only when it is seen, and higher before that. */
const PART = `<div data-release="events@1.1.0" style="content-visibility: auto; contain-intrinsic-size: auto 300px">
  ${box('navy')}</div>`;

/** What a page shows to a visitor with a pass. */
const PAGES: Readonly<Record<string, (pass: string, visitor: string) => string>> = {
  // What differs from one document to the next without any release's doing.
  '/moving': (pass, visitor) => `<section aria-label="Preview">${pass}</section><p>${visitor}</p><p id="clock"></p>
    <style>@keyframes turn { to { transform: rotate(1turn); } } #wheel { width: 50px; animation: turn 1s infinite; }</style>
    <div id="wheel">${box('red')}</div><script>
      const tick = () => (clock.textContent = [new Date().toISOString(), Date.now(), new Date('2026-01-01').getFullYear()]);
      tick(); setInterval(tick, 10);
    </script>`,
  '/phone': (pass) =>
    `<style>@media (width < 500px) { #box { width: ${isNew(pass) ? 10 : 30}px; } }</style><div id="box">${box('navy')}</div>`,
  '/below': (pass) => `${box('white', 2_600)}${isNew(pass) ? PART : ''}`,
  '/lists': (
    pass,
  ) => `<div style="display: flex"><div style="width: 50%">${box(`hsl(${(documents += 97)}, 50%, 50%)`)}</div>
    <div style="width: 50%">${box(isNew(pass) ? 'navy' : 'white')}</div></div>`,
  '/seen': (pass) => `${box('white', 1_600)}<div id="seen" style="height: 50px"></div><script>
      const show = () => (seen.style.background = 'navy');
      if (${isNew(pass)}) new IntersectionObserver(([entry]) => entry.isIntersecting && show()).observe(seen); else show();
    </script>`,
  '/throws': (pass) => `<script>${isNew(pass) ? "setTimeout(() => { throw new Error('boom'); });" : ''}</script>`,
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
  const pass = searchParams.get('preview');
  const { preview = '', visitor } = Object.fromEntries(
    new URLSearchParams((request.headers.cookie ?? '').replaceAll('; ', '&')),
  );
  if (visitor === undefined) response.appendHeader('set-cookie', `visitor=${Math.random()}`);
  if (pass !== null) {
    response.appendHeader('set-cookie', `preview=${pass}`);
    return void response.writeHead(303, { location: pathname }).end();
  }
  opened[pathname] = (opened[pathname] ?? 0) + 1;
  const main = PAGES[pathname]?.(preview, visitor ?? '') ?? '';
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<!doctype html><style>* { margin: 0 }</style><main>${main}</main><header></header><script>${ALIVE}</script>`,
  );
});
let browser: VisitingBrowser;
const pages: PageWithPictures[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const path = findBrowser(process.env['CHROMIUM_PATH']);
  if (path === null) throw new Error('This test needs a Chromium: install one, or name it in CHROMIUM_PATH.');
  browser = await openBrowser(path, {
    restMs: 0,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}, 30_000);
beforeAll(async () => {
  const at = new Date('2026-12-24T17:00:00Z');
  const { signal } = new AbortController();
  const section = { addresses: Object.keys(PAGES), browser, candidate: CANDIDATE, stable: STABLE, at, signal };
  // One less than there are.
  for await (const page of drawSection({ ...section, most: { changes: 6, bytes: 1024 ** 2 } })) pages.push(page);
}, 120_000);
afterAll(async () => {
  await browser.close();
  server.close();
});

function drawn(address: string): PageWithPictures {
  const found = pages.find(({ page }) => page.address === address);
  if (!found) throw new Error(`${address} was not drawn.`);
  return found;
}

function changes(address: string) {
  const { page } = drawn(address);
  expect(page).toMatchObject({ address, fault: null });
  return page.changes.map(({ width, share, unsteady }) => [
    width,
    Number(share.toFixed(2)),
    Number(unsteady.toFixed(2)),
  ]);
}

test('neither clocks, animations, the banner of previews nor the visitor make a difference', async () => {
  expect(changes('/moving')).toEqual([]);
  // What differs is drawn twice with each release.
  expect([opened['/moving'], opened['/phone']]).toEqual([2, 4]);
});

test('what differs on phones only is found there only', async () => {
  expect(changes('/phone')).toEqual([[360, expect.any(Number), 0]]);
});

test('what changes by itself is not compared', async () => {
  const [[, share, unsteady] = []] = changes('/lists');
  // A screen has 900 rows.
  expect(unsteady).toBeCloseTo(100 / 18, 1);
  expect(share).toBeCloseTo(100 / 17, 1);
});

test('a page with a fault has no pictures, and says which release has it', async () => {
  const { page, pictures } = drawn('/throws');
  expect(page).toEqual({ address: '/throws', fault: 'With events@1.1.0, it threw "Error: boom".', changes: [] });
  expect(pictures.size).toBe(0);
});

test('a part that waits until it is seen is no difference', () => {
  expect(changes('/seen')).toEqual([]);
});

test('what is beyond the most that is stored is told in words only', () => {
  const all = pages.flatMap(({ page }) => page.changes);
  expect(all.map(({ name }) => name !== null)).toEqual([...Array(6).fill(true), false]);
  expect(pages.reduce((sum, { pictures }) => sum + pictures.size, 0)).toBe(18);
});

test('a part that only one of the two has is shown, also far below: the rows around it before, after, and marked', async () => {
  const { page, pictures } = drawn('/below');
  const [{ name, width, share } = {}] = page.changes;
  expect([page.changes.length, width, share]).toEqual([3, 360, expect.closeTo(100 / 27)]);
  const look = async (part: string) => {
    const picture = sharp(pictures.get(`${name}-${part}`));
    const size = await picture.metadata();
    const middle = { left: 180, top: size.height - 50, width: 1, height: 1 };
    const color = await picture.extract(middle).removeAlpha().raw().toBuffer();
    return [size.width, size.height, ...color];
  };
  const near = (value: number) => expect.closeTo(value, -1);
  // The box, and what is around it in steps of the comparison.
  const size = [360, 160];
  // The page ended there.
  expect(await look('before')).toEqual([...size, near(0), near(0), near(0)]);
  expect(await look('after')).toEqual([...size, near(0), near(0), near(128)]);
  expect(await look('difference')).toEqual([...size, near(255), near(0), near(0)]);
});
