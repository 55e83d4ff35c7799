import { expect, type Page } from '@playwright/test';
import { firstOf, readEvents, readUpcoming } from '../support/content/content.ts';
import { eventPath } from '../support/content/entry-path.ts';
import { expectComplete, linkedEvent } from '../support/content/linked-event.ts';
import { test } from '../support/journey-test.ts';
import { pngSize } from '../support/layout/png-size.ts';
import { metaTags } from '../support/page/head.ts';

test.use({ javaScriptEnabled: false });

test('search engines read the church on the home page and the event on its page', async ({ page, request }) => {
  const event = firstOf(
    await readUpcoming(request),
    'event to come with all there is to tell',
    ({ attributes: { endDate, image, venue, registerationLink } }) =>
      Boolean(endDate && image.data && venue.data && registerationLink),
  );
  const { title, startDate, endDate, registerationLink, venue } = event.attributes;
  await page.goto('/');
  expect(await linkedData(page)).toContainEqual(
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Church',
      name: 'Soteria Church',
      address: expect.objectContaining({ '@type': 'PostalAddress', addressRegion: 'MD' }),
    }),
  );

  await page.goto(`/event-details?id=${event.id}`);
  const data = (await linkedData(page)).find((item) => item['@type'] === 'Event');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    name: title,
    description: expect.stringMatching(/./),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.data?.attributes.name,
      address: { '@type': 'PostalAddress', addressRegion: 'MD', addressCountry: 'US' },
    },
    image: [expect.stringMatching(/^https?:\/\//)],
    offers: { '@type': 'Offer', url: registerationLink },
    organizer: { '@type': 'Organization', name: 'Soteria Church' },
    url: new URL(eventPath(event), page.url()).href,
  });
  for (const [key, moment] of Object.entries({ startDate, endDate })) {
    expect(String(data?.[key]), key).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00$/);
    expect(Date.parse(String(data?.[key])), key).toBe(Date.parse(moment ?? ''));
  }
});

test('every event tells search engines what they ask for', async ({ request }) => {
  const events = await readEvents(request);
  const statuses = new Set(events.map(({ attributes }) => attributes.eventStatus ?? 'Scheduled'));
  expect([...statuses], 'in the seeded content').toEqual(
    expect.arrayContaining(['Scheduled', 'Cancelled', 'Moved online']),
  );
  for (const event of events) {
    const page = await request.get(eventPath(event));
    expectComplete(linkedEvent(await page.text()), event);
  }
});

test("an event is shared with a picture that says what and when, another page with the site's", async ({
  page,
  request,
}) => {
  for (const event of [
    ...(await readEvents(request)).slice(0, 2),
    firstOf(await readUpcoming(request), 'event to come'),
  ]) {
    await page.goto(`/event-details?id=${event.id}`);
    const tags = await metaTags(page);
    const { 'og:image': address = '' } = tags;
    expect(address.replace(/\?v=\w+$/, '')).toBe(new URL(`/share/events/${event.id}.png`, page.url()).href);
    expect(tags).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    expect(tags['og:image:alt']).toContain(event.attributes.title);
    const picture = await request.get(address);
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', etag: expect.stringMatching(/./) });
    expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 });
    const again = await request.get(address, { headers: { 'if-none-match': picture.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  }
  expect((await request.get('/share/events/no-such-event.png')).status()).toBe(404);

  await page.goto('/events');
  const tags = await metaTags(page);
  expect(tags).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
  const file = await request.get(tags['og:image'] ?? '');
  expect(pngSize(await file.body())).toEqual({ width: 1200, height: 630 });
});

test('an event has one address, and every other link to it leads there', async ({ request }) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  const own = eventPath(event);
  const asSpecified = await request.get(`/event-details?id=${event.id}`);
  expect(asSpecified.status()).toBe(200);
  expect(await asSpecified.text()).toContain(`<link rel="canonical" href="${new URL(own, asSpecified.url()).href}"/>`);
  for (const earlier of [`/events/another-title-${event.id}?from=mail`, `/events/${event.id}?from=mail`]) {
    const answer = await request.get(earlier, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], earlier).toEqual([308, `${own}?from=mail`]);
  }
  expect((await request.get('/events/no-such-event', { maxRedirects: 0 })).status()).toBe(404);
});

test('an event that does not exist is nothing for search engines', async ({ page }) => {
  const response = await page.goto('/event-details?id=no-such-event');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

async function linkedData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block): Record<string, unknown> => JSON.parse(block));
}
