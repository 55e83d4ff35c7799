import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { readSermons } from '../support/content/content.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { SCREENS } from '../support/layout/screens.ts';

async function openSermons(page: Page) {
  // The player's element is in no document: what plays is noted where it starts.
  await page.addInitScript(() => {
    const started = new Set<HTMLMediaElement>();
    Reflect.set(window, 'started', started);
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      started.add(this);
      return play.call(this);
    };
  });
  await page.goto('/connect/sermons');
  await hydrated(page);
  const player = page.getByRole('region', { name: 'Audio player' });
  return {
    player,
    position: player.getByRole('slider', { name: 'Position' }),
    listen: (title: string) => page.getByRole('button', { name: `Listen: ${title}`, exact: true }),
    pause: (title: string) => page.getByRole('button', { name: `Pause: ${title}`, exact: true }),
  };
}

/** Addresses of what sounds at this moment. */
function sounding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const started: Set<HTMLMediaElement> = Reflect.get(window, 'started');
    return [...started].filter(({ paused }) => !paused).map(({ currentSrc }) => new URL(currentSrc).pathname);
  });
}

test('a recording plays on the page, in parts as needed, and one at a time', async ({ page, request }) => {
  const [first, second] = await readSermons(request);
  if (!first || !second) throw new Error('The seeded content has no two sermons.');
  const audioOf = ({ attributes }: typeof first) => attributes.audio.data[0]?.attributes.url ?? '';
  const { player, position, listen, pause } = await openSermons(page);
  await expect(player).toHaveCount(0);

  await test.step('it really plays', async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith(audioOf(first)));
    await listen(first.attributes.title).click();
    const answer = await answered;
    expect(answer.status(), 'asked for in ranges').toBe(206);
    await expect(player).toContainText(first.attributes.title);
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(2);
    expect(await sounding(page)).toEqual([audioOf(first)]);
  });
  await test.step('another one takes its place', async () => {
    await listen(second.attributes.title).click();
    await expect(player).toContainText(second.attributes.title);
    await expect(listen(first.attributes.title)).toBeVisible();
    await expect.poll(() => sounding(page)).toEqual([audioOf(second)]);
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(1);
  });
  await test.step('it pauses where it is, and goes on from there', async () => {
    await pause(second.attributes.title).click();
    await expect.poll(() => sounding(page)).toEqual([]);
    const paused = Number(await position.inputValue());
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(paused);
  });
  await test.step('it is silent once the page is left', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect.poll(() => sounding(page)).toEqual([]);
  });
});

test('the keyboard alone plays, seeks, changes the speed and closes the player', async ({ page, request }) => {
  const [sermon] = await readSermons(request);
  const { player, position, listen } = await openSermons(page);
  await listen(sermon?.attributes.title ?? '').press('Space');
  await expect(position).toBeEnabled();
  await position.press('End');
  const end = Number(await position.inputValue());
  expect(end).toBeGreaterThan(5);
  await position.press('Home');
  await expect.poll(async () => Number(await position.inputValue())).toBeLessThan(5);
  await player.getByRole('button', { name: 'Forward 30 seconds' }).press('Enter');
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(Math.min(30, end - 1));
  await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await expect(player.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
  await player.getByRole('button', { name: 'Close the player' }).press('Enter');
  await expect(player).toHaveCount(0);
  await expect.poll(() => sounding(page)).toEqual([]);
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('a playing recording is open to everybody and hides nothing for good', async ({ page, request }) => {
      const sermons = await readSermons(request);
      const { player, listen } = await openSermons(page);
      await listen(sermons[0]?.attributes.title ?? '').click();
      await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
      await expectAccessible(page);
      const last = page.getByRole('contentinfo').getByText(/2024/);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const [text, bar] = await Promise.all([last.boundingBox(), player.boundingBox()]);
      const covered = bar !== null && text !== null && text.y + text.height > bar.y && text.y < bar.y + bar.height;
      expect(covered, 'the last line of the page can be read').toBe(false);
    });
  });
}
