import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { readSermons } from '../support/content/content.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { listenTo, soundOf } from '../support/page/sound.ts';
import { test } from '../support/journey-test.ts';
import { SCREENS } from '../support/layout/screens.ts';

async function openSermons(page: Page) {
  await listenTo(page);
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
    expect(await soundOf(page)).toMatchObject({ playing: true, file: audioOf(first), elements: 1 });
  });
  await test.step('another one takes its place', async () => {
    await listen(second.attributes.title).click();
    await expect(player).toContainText(second.attributes.title);
    await expect(listen(first.attributes.title)).toBeVisible();
    await expect.poll(() => soundOf(page)).toMatchObject({ playing: true, file: audioOf(second), elements: 1 });
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(1);
  });
  await test.step('it pauses where it is, and goes on from there', async () => {
    await pause(second.attributes.title).click();
    await expect.poll(async () => (await soundOf(page)).playing).toBe(false);
    const paused = Number(await position.inputValue());
    await player.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(paused);
  });
});

test('a recording is read along: each chapter and line plays from there', async ({ page, request }) => {
  const [sermon] = (await readSermons(request)).filter(({ attributes }) => attributes.transcript);
  if (!sermon) throw new Error('No seeded sermon has a transcript.');
  const { player, position } = await openSermons(page);
  await page.getByRole('main').getByRole('link', { name: sermon.attributes.title, exact: true }).click();
  const lines = page.getByRole('region', { name: 'Transcript' }).getByRole('link');
  await lines.nth(2).click();
  await expect(player).toContainText(sermon.attributes.title);
  await expect(lines.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(5);
  const chapter = page.getByRole('region', { name: 'Chapters' }).getByRole('link').first();
  await chapter.click();
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Transcript' }).locator('[aria-current]')).toHaveCount(1);
  await expectAccessible(page);
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
  await expect.poll(async () => (await soundOf(page)).playing).toBe(false);
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
