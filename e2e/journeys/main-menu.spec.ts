import { expect, type Page } from '@playwright/test';
import { readSettings } from '../support/content/content.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  const menu = menuOf(page);
  return {
    connect: menu.getByRole('button', { name: 'Connect' }),
    more: menu.getByRole('button', { name: 'More' }),
    sermons: menu.getByRole('link', { name: 'Sermons' }),
    visit: menu.getByRole('link', { name: 'Plan Your Visit' }),
  };
}

test('a dropdown opens and closes by its button, and one opens at a time', async ({ page }) => {
  const { connect, more, sermons, visit } = await open(page, '/events');
  await expect(connect).toHaveAttribute('aria-expanded', 'false');
  await expect(sermons).toBeHidden();
  await connect.click();
  await expect(connect).toHaveAttribute('aria-expanded', 'true');
  await expect(sermons).toBeVisible();
  await more.click();
  await expect(visit).toBeVisible();
  await expect(sermons).toBeHidden();
  await more.click();
  await expect(visit).toBeHidden();
  await expect(page, 'a parent item leads nowhere itself').toHaveURL('/events');
});

test('an open dropdown closes by Esc, by a click outside and by leaving it with the keyboard', async ({ page }) => {
  const { connect, sermons } = await open(page, '/events');
  await test.step('Esc closes and gives the focus back', async () => {
    await connect.click();
    await sermons.focus();
    await page.keyboard.press('Escape');
    await expect(sermons).toBeHidden();
    await expect(connect).toBeFocused();
  });
  await test.step('a click outside closes', async () => {
    await connect.click();
    await expect(sermons).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(sermons).toBeHidden();
  });
  await test.step('Tab past its last item closes', async () => {
    await connect.click();
    await menuOf(page).getByRole('link', { name: 'Contact Us' }).focus();
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link', { name: 'Join Us' })).toBeFocused();
    await expect(sermons).toBeHidden();
  });
  await test.step('Shift and Tab before its button closes', async () => {
    await connect.click();
    await page.keyboard.press('Shift+Tab');
    await expect(menuOf(page).getByRole('link', { name: 'About Us' })).toBeFocused();
    await expect(sermons).toBeHidden();
  });
});

test('choosing an item closes the dropdown, and its parent shows where the visitor is', async ({ page }) => {
  const { connect, more, sermons } = await open(page, '/events');
  const events = menuOf(page).getByRole('link', { name: 'Events', exact: true });
  await expect(events).toHaveAttribute('aria-current', 'page');
  const mark = (item: typeof connect) =>
    item.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const passive = await mark(connect);
  await connect.click();
  await sermons.click();
  await expect(page).toHaveURL('/connect/sermons');
  await expect(sermons).toBeHidden();
  await expect(events).not.toHaveAttribute('aria-current');
  await expect.poll(() => mark(connect), 'the active style of the parent').not.toBe(passive);
  expect(await mark(more)).toBe(passive);
  await connect.click();
  await expect(sermons).toHaveAttribute('aria-current', 'page');
});

test('the bar turns dark once the page is scrolled, and light again at the top', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  const lightness = () =>
    page.getByRole('banner').evaluate((header) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(header)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return red + green + blue;
    });
  expect(await lightness()).toBeGreaterThan(600);
  await page.mouse.wheel(0, 400);
  await expect.poll(lightness).toBeLessThan(200);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect.poll(lightness).toBeGreaterThan(600);
});

test('Give opens the donation page in a new tab that learns nothing of this one', async ({ page, request }) => {
  const { giveUrl = '' } = await readSettings(request);
  await page.goto('/events');
  const give = page.getByRole('banner').getByRole('link', { name: /^Give/ });
  await expect(give).toHaveAttribute('href', giveUrl);
  await expect(give).toHaveAttribute('target', '_blank');
  await expect(give).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(give).toHaveAccessibleName(/new tab/);
});

test('empty links of the footer are shown, but are no trap', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Catalyst', 'Photo Gallery', 'SOCITH', 'Latest Sermon']) {
    const item = footer.getByText(name, { exact: true });
    await expect(item).toBeVisible();
    await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(0);
    await item.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => [location.href, scrollY]);
    await item.click();
    expect(await page.evaluate(() => [location.href, scrollY])).toEqual(before);
    expect(await item.evaluate((element) => element.matches(':focus, :has(:focus), a *'))).toBe(false);
  }
});
