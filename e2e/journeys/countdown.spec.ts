import { expect, type Page } from '@playwright/test';
import { firstOf, readUpcoming } from '../support/content/content.ts';
import { eventAnswer } from '../support/content/event-answer.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

/** Both nights on which Maryland's clocks change in 2027. */
const SPRING = {
  event: { title: 'Sunrise Service', startDate: '2027-03-14T22:30:00.000Z', time: '18:30:00' },
  said: 'Sunday, March 14, 2027 at 6:30 PM',
  // Noon of the day before, 17:00 UTC: thirty and a half hours on the clock, twenty-nine and a half in truth.
  now: '2027-03-13T17:00:00.000Z',
  remaining: [1, 5, 30, 0],
};
const AUTUMN = {
  event: { title: 'Harvest Service', startDate: '2027-11-07T15:15:20.000Z', time: '10:15:20' },
  said: 'Sunday, November 7, 2027 at 10:15 AM',
  // Noon of the day before, 16:00 UTC: twenty-two hours and a quarter on the clock, one more in truth.
  now: '2027-11-06T16:00:00.000Z',
  remaining: [0, 23, 15, 20],
};

const timerOf = (page: Page) => page.getByRole('timer', { name: 'Countdown' });
const reading = ([days, hours, minutes, seconds]: readonly number[]) =>
  new RegExp(`${days}\\s*Days\\s*${hours}\\s*Hours\\s*${minutes}\\s*Minutes\\s*${seconds}\\s*Seconds$`);

/** From another page to home, where this event is the next one. */
async function goHomeWith(page: Page, event: (typeof SPRING)['event']): Promise<void> {
  await page.unrouteAll();
  await page.route(/\/api\/events\?/, (route) => route.fulfill({ json: eventAnswer([event]) }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Next event' }).getByRole('link', { name: event.title })).toBeVisible();
  // The last that a page loads by itself: a leap of the clock is then no time limit that runs out.
  await expect(page.getByRole('button', { name: /^(Pause|Play) slides$/ })).toBeVisible();
}

async function leaveHome(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join Us' }).click();
  await expect(timerOf(page)).toHaveCount(0);
}

for (const timezoneId of ['Asia/Tokyo', 'America/Phoenix', 'UTC']) {
  test.describe(`for a visitor whose clock is ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the countdown is right, on a page that the server drew and across both changes of the clocks', async ({
      page,
      request,
    }) => {
      await test.step('for the next event', async () => {
        const { startDate } = firstOf(await readUpcoming(request), 'event to come').attributes;
        const before = ((26 * 60 + 3) * 60 + 4) * 1000;
        await page.clock.setFixedTime(Date.parse(startDate) - before);
        await page.goto('/');
        await hydrated(page);
        await expect(timerOf(page)).toHaveText(reading([1, 2, 3, 4]));
      });
      for (const { event, said, now, remaining } of [SPRING, AUTUMN]) {
        await test.step(`for ${said}`, async () => {
          await leaveHome(page);
          await page.clock.setFixedTime(now);
          await goHomeWith(page, event);
          await expect(timerOf(page)).toHaveText(reading(remaining));
          await expect(timerOf(page)).toContainText(said);
        });
      }
    });
  });
}

test('the countdown ticks each second, ends at zero and stays there', async ({ page }) => {
  const start = Date.parse(SPRING.event.startDate);
  await page.clock.install({ time: start - 120_000 });
  await page.goto('/no-such-page');
  await hydrated(page);
  await goHomeWith(page, SPRING.event);
  await page.clock.pauseAt(start - 2_000);
  await expect(timerOf(page)).toHaveText(reading([0, 0, 0, 2]));
  await page.clock.runFor(1_000);
  await expect(timerOf(page)).toHaveText(reading([0, 0, 0, 1]));
  await page.clock.runFor(1_000);
  await expect(timerOf(page)).toHaveText(reading([0, 0, 0, 0]));
  await page.clock.fastForward(90_000);
  await expect(timerOf(page)).toHaveText(reading([0, 0, 0, 0]));
});

test('a screen reader hears the date once and no ticking', async ({ page }) => {
  await page.clock.install({ time: Date.parse(SPRING.now) - 60_000 });
  await page.goto('/no-such-page');
  await hydrated(page);
  await goHomeWith(page, SPRING.event);
  await page.clock.pauseAt(SPRING.now);
  await expect(timerOf(page)).toHaveText(reading(SPRING.remaining));
  const heard = await timerOf(page).ariaSnapshot();
  expect(heard).toContain(SPRING.said);
  await page.clock.runFor(3_000);
  await expect(timerOf(page)).toHaveText(reading([1, 5, 29, 57]));
  expect(await timerOf(page).ariaSnapshot()).toBe(heard);
  await expect(timerOf(page)).toHaveAttribute('aria-live', 'off');
});

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the countdown moves by the minute', async ({ page }) => {
    await page.clock.install({ time: Date.parse(SPRING.now) - 60_000 });
    await page.goto('/no-such-page');
    await hydrated(page);
    await goHomeWith(page, SPRING.event);
    await page.clock.pauseAt(Date.parse(SPRING.now) + 1);
    await expect(timerOf(page)).toHaveText(reading(SPRING.remaining));
    await page.clock.fastForward(50_000);
    await expect(timerOf(page)).toHaveText(reading(SPRING.remaining));
    await page.clock.fastForward(10_000);
    await expect(timerOf(page)).toHaveText(reading([1, 5, 29, 0]));
  });
});
