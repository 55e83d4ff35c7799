import { expect, type Page } from '@playwright/test';
import { eventAnswer } from '../support/content/event-answer.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const PAST = { title: 'Last Summer Picnic', startDate: '2020-07-04T16:00:00.000Z', time: '12:00:00' };

/** From another page to home, whose questions for events are answered here. */
async function goHomeWith(page: Page, answers: { readonly upcoming: object; readonly all: object }): Promise<void> {
  await page.route(/\/api\/events\?/, (route) => {
    const isUpcoming = new URL(route.request().url()).searchParams.has('pagination[limit]');
    return route.fulfill({ json: isUpcoming ? answers.upcoming : answers.all });
  });
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'The Church that Cares' })).toBeVisible();
}

test('without any event home has no list of them', async ({ page }) => {
  await goHomeWith(page, { upcoming: eventAnswer([]), all: eventAnswer([]) });
  await expect(page.getByRole('link', { name: 'See all events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('with nothing ahead home lists what has been, and counts down to none of it', async ({ page }) => {
  await goHomeWith(page, { upcoming: eventAnswer([]), all: eventAnswer([PAST]) });
  const list = page.getByRole('region', { name: 'Past events' });
  await expect(page.getByText('Upcoming Events')).toHaveCount(0);
  await expect(list.getByRole('link', { name: PAST.title })).toBeVisible();
  await expect(list).toContainText('Saturday, July 4, 2020');
  await expect(page.getByRole('timer')).toHaveCount(0);
});
