import { type APIRequestContext, expect, test } from '@playwright/test';
import { readEvents, readSermons } from '../support/content/content.ts';
import { entryPath, eventPath } from '../support/content/entry-path.ts';
import { pngSize } from '../support/layout/png-size.ts';
import { ROUTES } from '../support/routes.ts';

/** Another door to the membership form, and a page that leads elsewhere. */
const UNLISTED = ['/login', '/connect/live-stream', '/sermons'];

test('robots may read everything, and find the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: ./m);
  const sitemap = /^Sitemap: (http\S+)$/m.exec(text)?.[1] ?? '';
  expect((await request.get(sitemap)).status()).toBe(200);
});

test('the sitemap lists every page, every event and every sermon once, and nothing else', async ({ request }) => {
  const isListed = (path: string) => !path.includes('?') && !UNLISTED.includes(path);
  const pages = ROUTES.filter(({ path, status, of }) => status === 200 && of === undefined && isListed(path));
  const events = (await readEvents(request)).map(eventPath);
  const sermons = (await readSermons(request)).map((sermon) => entryPath('/sermons', sermon));
  const expected = [...pages.map(({ path }) => path), ...events, ...sermons];
  const listed = await readSitemap(request);
  expect(listed.map(({ path }) => path).sort()).toEqual(expected.sort());
  for (const { path, modified } of listed.filter(({ path }) => events.includes(path))) {
    expect(Date.parse(modified ?? ''), path).toBeLessThanOrEqual(Date.now());
  }
});

test('what the sitemap lists is there, under this very address', async ({ request }) => {
  for (const { url } of await readSitemap(request)) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(await response.text(), url).toContain(`<link rel="canonical" href="${url}"/>`);
  }
});

test('the sitemap is XML that may be kept for a while', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(response.headers()['cache-control']).toMatch(/s-maxage=\d+/);
  expect(await response.text()).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  );
});

for (const [name, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
] as const) {
  test(`${name} is a picture of ${size} pixels`, async ({ request }) => {
    const response = await request.get(`/${name}`);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(pngSize(await response.body())).toEqual({ width: size, height: size });
  });
}

test('favicon.ico holds a picture of 32 pixels', async ({ request }) => {
  const icon = await (await request.get('/favicon.ico')).body();
  // Reserved, type (icon), number of pictures; then width and height of the first.
  expect([...icon.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => [...icon.subarray(6 + 16 * index)]);
  expect(pictures.map(([width, height]) => [width, height])).toContainEqual([32, 32]);
});

test('every page names its icons and its manifest, and they are there', async ({ page }) => {
  await page.goto('/events');
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  const addresses = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href') ?? ''),
  );
  expect(addresses).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#[0-9a-f]{6}$/i);
});

test("the manifest says the site's name and where its icons are", async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest: { icons: { src: string; sizes: string; type: string }[] } = await response.json();
  expect(manifest).toMatchObject({ name: 'Soteria Church', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const { width, height } = pngSize(await icon.body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

interface Listed {
  readonly url: string;
  readonly path: string;
  readonly modified: string | undefined;
}

async function readSitemap(request: APIRequestContext): Promise<readonly Listed[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => {
    const url = /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search } = new URL(url);
    return { url, path: pathname + search, modified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] };
  });
}

test('podcast players get the recordings that the podcast names: whole, in parts, and with their words', async ({
  request,
}) => {
  const podcast = await (await request.get('/podcast.xml')).text();
  const episodes = podcast.split('<item>').slice(1);
  expect(episodes.length).toBeGreaterThan(0);
  for (const episode of episodes) {
    const [, address = '', length] = /<enclosure url="([^"]+)" length="(\d+)"/.exec(episode) ?? [];
    const whole = await request.get(address, { maxRedirects: 0 });
    expect([whole.status(), (await whole.body()).length], address).toEqual([200, Number(length)]);
    const part = await request.get(address, { headers: { range: 'bytes=0-99' }, maxRedirects: 0 });
    expect([part.status(), (await part.body()).length], address).toEqual([206, 100]);
    expect(part.headers()['content-range']).toBe(`bytes 0-99/${length}`);
  }
  const [, transcript = ''] = /<podcast:transcript url="([^"]+)"/.exec(podcast) ?? [];
  const words = await request.get(transcript, { headers: { origin: 'https://player.example' } });
  expect(words.headers()['access-control-allow-origin']).toBe('*');
  expect(await words.text()).toMatch(/^WEBVTT\n/);
});
