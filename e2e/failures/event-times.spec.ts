import { expect } from '@playwright/test';
import { churchDay, churchMoment, churchTime } from '../support/content/church-clock.ts';
import { test } from '../support/editor-test.ts';

/** What an editor enters in the panel, which sends moments, and what visitors are to read. */
const MEANT = [
  {
    title: 'Advent Concert',
    fields: { startDate: '2026-12-06T23:45:00.000Z' },
    date: 'Sunday, December 6, 2026',
    time: '6:45 PM',
    start: '2026-12-06T18:45:00-05:00',
  },
  {
    title: 'Advent Rehearsal',
    fields: { startDate: '2026-12-07T00:00:00.000Z', endDate: '2026-12-07T02:00:00.000Z' },
    date: 'Sunday, December 6, 2026',
    time: '7:00 PM - 9:00 PM',
    start: '2026-12-06T19:00:00-05:00',
  },
  {
    title: 'Fireworks on the Lawn',
    fields: { startDate: '2027-07-05T00:00:00.000Z' },
    date: 'Sunday, July 4, 2027',
    time: '8:00 PM',
    start: '2027-07-04T20:00:00-04:00',
  },
  {
    title: 'Sunrise Breakfast',
    fields: { startDate: '2027-03-14T10:30:00.000Z' },
    date: 'Sunday, March 14, 2027',
    time: '6:30 AM',
    start: '2027-03-14T06:30:00-04:00',
  },
  {
    title: 'Night of Prayer',
    fields: { startDate: '2027-11-07T02:00:00.000Z', endDate: '2027-11-07T11:00:00.000Z' },
    date: 'Sat, Nov 6 - Sun, Nov 7, 2027',
    time: 'Sat 10:00 PM - Sun 6:00 AM',
    start: '2027-11-06T22:00:00-04:00',
  },
];

test('an event has the day and the time that an editor entered: on its card, in its details, for search engines', async ({
  page,
  editor,
  events,
}) => {
  for (const { title, fields, date, time, start } of MEANT) {
    const id = await events.create({ title, ...fields });
    await editor.publish('event', id);
    await page.goto(`/event-details?id=${id}`);
    const facts = page.getByRole('complementary', { name: 'When and where' }).getByRole('listitem');
    await expect(facts.nth(0)).toHaveText(`Date: ${date}`);
    await expect(facts.nth(1)).toHaveText(`Time: ${time}`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.map((text): unknown => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ '@type': 'Event', name: title, startDate: start }),
    );
  }
  await expect
    .poll(async () => {
      await page.goto('/events');
      return page.getByRole('article').allTextContents();
    })
    .toEqual(
      expect.arrayContaining(
        MEANT.map(({ title, date, time }) => expect.stringMatching(`${title}.*${date}.*Time: ${time}`)),
      ),
    );
});

test('where midnight UTC is a date, an event of today stays on the home page and counts down to its start', async ({
  page,
  editor,
  events,
  own,
}) => {
  // In the evening, of the next day: this one's event has begun.
  const day = churchDay(new Date(Date.now() + 5 * 3_600_000 + 600_000));
  const startDate = `${day}T00:00:00.000Z`;
  const time = churchTime(new Date(startDate));
  const title = 'Watch Night';
  const id = await events.create({ title, startDate });
  await editor.publish('event', id);
  const { url } = await own.edge({ settings: { EVENT_DATES: 'midnight-utc-is-a-date' } });

  const before = ((3 * 60 + 2) * 60 + 1) * 1_000;
  await page.clock.setFixedTime(churchMoment(day, time).getTime() - before);
  await page.goto(url);
  const next = page.getByRole('region', { name: 'Next event' });
  await expect(next.getByRole('heading', { name: title })).toBeVisible();
  await expect(next.getByRole('time').first()).toHaveAttribute('datetime', day);
  await expect(next).toContainText(time === '19:00:00' ? '7:00 PM' : '8:00 PM');
  await expect(next.getByRole('timer')).toHaveText(/0\s*Days\s*3\s*Hours\s*2\s*Minutes\s*1\s*Seconds$/);

  await page.goto(`${url}/event-details?id=${id}`);
  await expect(page.getByRole('main').getByRole('time').first()).toHaveAttribute('datetime', day);
});
