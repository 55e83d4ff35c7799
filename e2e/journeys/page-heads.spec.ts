import { expect, type Page } from '@playwright/test';
import { firstOf, readUpcoming } from '../support/content.ts';
import { test } from '../support/journey-test.ts';
import { addressOf, ROUTES } from '../support/routes.ts';

test.use({ javaScriptEnabled: false });

for (const route of ROUTES) {
  test(`${route.name} says what it is: title, one heading, breadcrumb, address and description`, async ({
    page,
    request,
  }) => {
    const address = await addressOf(route, request);
    await page.goto(address);
    const headings = page.getByRole('heading', { level: 1 });
    await expect(headings).toHaveCount(1);
    const heading = await headings.innerText();
    if (route.heading !== null) expect(heading).toBe(route.heading);

    await expect(page).toHaveTitle(/Soteria Church/);
    if (route.path !== '/') await expect(page).toHaveTitle(`${heading} · Soteria Church`);

    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(crumbs).toHaveText([...(route.breadcrumb ?? [])]);
    if (route.breadcrumb !== null) await expect(crumbs.last()).toHaveAttribute('aria-current', 'page');

    const canonical = page.locator('link[rel="canonical"]');
    if (route.status === 404) await expect(canonical).toHaveCount(0);
    else await expect(canonical).toHaveAttribute('href', new URL(canonicalOf(address), page.url()).href);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /.{40}/);
  });
}

test('search engines read the church on the home page and the event on its page', async ({ page, request }) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  await page.goto('/');
  expect(await linkedData(page)).toContainEqual(
    expect.objectContaining({ '@context': 'https://schema.org', '@type': 'Church' }),
  );

  await page.goto(`/event-details?id=${event.id}`);
  const data = (await linkedData(page)).find((item) => item['@type'] === 'Event');
  expect(data).toMatchObject({ '@context': 'https://schema.org', name: event.attributes.title });
  expect(Date.parse(String(data?.['startDate']))).toBe(Date.parse(event.attributes.startDate));
  expect(data?.['location']).toMatchObject({ '@type': 'Place' });
});

/** A filter is a view of the same page. */
function canonicalOf(address: string): string {
  return address.startsWith('/events') ? '/events' : address;
}

async function linkedData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block): Record<string, unknown> => JSON.parse(block));
}
