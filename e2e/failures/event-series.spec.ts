import { expect } from '@playwright/test';
import { churchDay } from '../support/content/church-clock.ts';
import { firstOf, readEvents } from '../support/content/content.ts';
import { eventPath } from '../support/content/entry-path.ts';
import { dateText } from '../support/content/event-text.ts';
import { expectSoon, has, hasNot } from '../support/content/expect-soon.ts';
import { test } from '../support/editor-test.ts';

const DAY_MS = 86_400_000;

test('a weekly series is an event on each of its days, and one that is cancelled says why', async ({
  page,
  request,
  editor,
}) => {
  const title = 'Evening Prayer by the Harbor';
  const note = 'The pier is closed.';
  const days = [1, 8, 15].map((later) => churchDay(new Date(Date.now() + later * DAY_MS)));
  const [firstDay, second, until] = days;
  const weekly = { title, firstDay, until, startTime: '19:30:00.000', repeats: 'Every week' };
  const id = await editor.create('event-series', weekly);
  try {
    await editor.publish('event-series', id, weekly);
    await expectSoon('/events', has(title), 'a new series');
    const evenings = (await readEvents(request)).filter(({ attributes }) => attributes.title === title);
    expect(evenings.map(({ attributes }) => churchDay(new Date(attributes.startDate)))).toEqual(days);
    await page.goto('/events');
    const cards = page.getByRole('article').filter({ hasText: title });
    await expect(cards).toContainText(evenings.map(dateText));
    await expect(cards.filter({ hasText: '7:30 PM' }).filter({ hasNotText: 'Cancelled' })).toHaveCount(3);

    const exceptions = [{ day: second, kind: 'Cancelled', note }];
    await editor.publish('event-series', id, { ...weekly, exceptions });
    const off = firstOf(
      evenings,
      'second evening',
      ({ attributes }) => churchDay(new Date(attributes.startDate)) === second,
    );
    const isOff = new RegExp(`>Cancelled<(?:(?!</article>).)*${title}`, 's');
    await expectSoon('/events', (html) => isOff.test(html), 'the cancellation');
    await page.goto('/events');
    await cards.filter({ hasText: 'Cancelled' }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(eventPath(off));
    await expect(page.getByRole('main')).toContainText(`This event is cancelled. ${note}`);
  } finally {
    await editor.remove('event-series', id);
  }
  await expectSoon('/events', hasNot(title), 'the end of the series');
});
