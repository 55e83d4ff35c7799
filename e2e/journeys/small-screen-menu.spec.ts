import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { SCREENS } from '../support/layout/screens.ts';

test.use(SCREENS.phone);

async function openEvents(page: Page) {
  await page.goto('/events');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  return {
    button: menu.getByRole('button', { name: 'Menu' }),
    home: menu.getByRole('link', { name: 'Home' }),
    connect: menu.getByRole('button', { name: 'Connect' }),
    sermons: menu.getByRole('link', { name: 'Sermons' }),
  };
}

test('the menu is collapsed on a phone, and opens and closes by its button', async ({ page }) => {
  const { button, home } = await openEvents(page);
  await expect(home).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await expect(home).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.tap();
  await expect(home).toBeHidden();
});

test('the open menu closes by a tap outside it and by Esc', async ({ page }) => {
  const { button, home, connect, sermons } = await openEvents(page);
  await button.tap();
  await expect(home).toBeVisible();
  // In the margin, where there is nothing to follow.
  await page.touchscreen.tap(4, 730);
  await expect(home).toBeHidden();

  await test.step('Esc closes the dropdown first, then the menu', async () => {
    await button.tap();
    await connect.tap();
    await expect(sermons).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sermons).toBeHidden();
    await expect(home).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('a choice in the open menu closes it and leads on; all of it fits and is accessible', async ({ page }) => {
  const { button, home, connect, sermons } = await openEvents(page);
  await button.tap();
  await expectAccessible(page);
  await connect.tap();
  await expect(sermons).toBeVisible();
  await expectAccessible(page);
  await sermons.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible();
  await expect(home).toBeHidden();
});

test('every item of the open menu is large enough for a finger and can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  const { button, connect } = await openEvents(page);
  await button.tap();
  await connect.tap();
  for (const item of await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('listitem')
    .getByRole('link')
    .all()) {
    await item.scrollIntoViewIfNeeded();
    await expect(item).toBeInViewport({ ratio: 0.9 });
    const { height } = (await item.boundingBox()) ?? { height: 0 };
    expect(height, (await item.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
});
