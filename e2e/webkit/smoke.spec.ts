import { expect } from '@playwright/test';
import { firstOf, readUpcoming } from '../support/content/content.ts';
import { test } from './webkit-test.ts';

test('in WebKit the main pages come alive', async ({ visit, request }) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  for (const [path, heading] of [
    ['/', 'Welcome to Soteria'],
    ['/events', 'Events'],
    [`/event-details?id=${event.id}`, event.attributes.title],
    ['/connect/sermons', 'Sermons'],
    ['/join-us', 'Join Us'],
  ] as const) {
    await visit.open(path);
    expect(await visit.heading()).toBe(heading);
  }
});

test('in WebKit the menu leads on, the events are filtered and a form says what is missing, all in one document', async ({
  visit,
}) => {
  const text = () => visit.read(() => document.querySelector('main')?.innerText ?? '');
  await visit.open('/');
  const start = await visit.read(() => performance.timeOrigin);
  await visit.click('nav[aria-label="Main"] a[href="/events"]');
  await expect.poll(() => visit.heading()).toBe('Events');
  await visit.click('nav[aria-label="Filter events"] a[href="/events?type=men"]');
  await expect.poll(() => visit.read(() => location.search)).toBe('?type=men');

  const menu = () => visit.read(() => document.querySelector('nav[aria-label="Main"] li > button')?.ariaExpanded);
  await visit.click('nav[aria-label="Main"] li > button');
  await expect.poll(menu).toBe('true');
  await visit.click('nav[aria-label="Main"] a[href="/connect/sermons"]');
  await expect.poll(() => visit.heading()).toBe('Sermons');
  await visit.click('nav[aria-label="Main"] a[href="/join-us"]');
  await expect.poll(() => visit.heading()).toBe('Join Us');
  await expect.poll(text).toContain('First name');
  await visit.click('main form button[type="submit"]');
  await expect.poll(text).toContain('First name is required');
  expect(await visit.read(() => performance.timeOrigin)).toBe(start);
});
