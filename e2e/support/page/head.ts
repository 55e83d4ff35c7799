import { expect, type Page } from '@playwright/test';
import type { Route } from '../routes.ts';

/** What a page says of itself to readers, search engines and whoever shares it. */
export async function expectHead(page: Page, route: Route, address: string): Promise<void> {
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveCount(1);
  const heading = await headings.innerText();
  if (route.heading !== null) expect(heading).toBe(route.heading);

  await expect(page).toHaveTitle(/Soteria Church/);
  if (route.path !== '/') await expect(page).toHaveTitle(`${heading} · Soteria Church`);

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText([...(route.breadcrumb ?? []), ...(route.of ? [heading] : [])]);
  if (route.breadcrumb !== null) await expect(crumbs.last()).toHaveAttribute('aria-current', 'page');

  const canonical = page.locator('link[rel="canonical"]');
  const url = new URL(canonicalOf(address), page.url()).href;
  if (route.status === 404) await expect(canonical).toHaveCount(0);
  else await expect(canonical).toHaveAttribute('href', url);

  await expectTags(page, route.status === 404 ? { robots: 'noindex' } : { url });
}

async function expectTags(page: Page, { robots, url }: { robots?: string; url?: string }): Promise<void> {
  const tags = await metaTags(page);
  expect(tags).toMatchObject({
    description: expect.stringMatching(/.{40}/),
    'og:title': expect.stringMatching(/./),
    'og:description': tags['description'],
    'og:type': 'website',
    'og:site_name': 'Soteria Church',
    'og:locale': 'en_US',
    'og:image': expect.stringMatching(/^https?:\/\//),
    'og:image:width': expect.stringMatching(/^\d+$/),
    'og:image:height': expect.stringMatching(/^\d+$/),
    'og:image:alt': expect.stringMatching(/./),
    'twitter:card': 'summary_large_image',
  });
  expect(await page.title()).toContain(tags['og:title']);
  expect(tags['og:url']).toBe(url);
  expect(tags['robots']).toBe(robots);
}

/** A filter is a view of the same page; the login page is another door to the membership form. */
function canonicalOf(address: string): string {
  if (address === '/login') return '/join-us';
  return address.startsWith('/events?') ? '/events' : address;
}

/** Content by name; of Open Graph tags by property. */
export async function metaTags(page: Page): Promise<Readonly<Record<string, string>>> {
  const tags = await page
    .locator('meta[content]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        element.getAttribute('property') ?? element.getAttribute('name') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    );
  return Object.fromEntries(tags);
}
