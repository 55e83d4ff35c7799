import { expect } from '@playwright/test';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { SCREENS } from '../support/layout/screens.ts';

/** What the first paint does not wait for comes all the same (decision 0036). */

test.describe('without a script', () => {
  test.use({ ...SCREENS.phone, javaScriptEnabled: false });

  test('what is far below the first screen has its text without anybody going there', async ({ page }) => {
    await page.goto('/');
    const text = (place: 'main' | 'contentinfo') => page.getByRole(place).innerText();
    await expect.poll(() => text('main')).toContain('A meal left on the porch.');
    await expect.poll(() => text('main')).toContain('See all events');
    await expect.poll(() => text('contentinfo')).toContain('© 2024 Soteria Church. All rights reserved.');
  });
});

for (const font of [
  '400 1em "Source Sans 3 Variable"',
  '650 1em "Source Sans 3 Variable"',
  '400 1em "Fraunces Variable"',
  '560 1em "Fraunces Variable"',
])
  test(`names from other languages are set in the site's own letters: ${font}`, async ({ page }) => {
    await page.goto('/');
    const files = (letters: string) =>
      page.evaluate(async ([of, text]) => (await document.fonts.load(of, text)).map(({ status }) => status), [
        font,
        letters,
      ] as const);
    expect(await files('Erzsebet')).toEqual(['loaded']);
    expect(await files('ő')).toEqual(['loaded']);
  });

test('a link that a network has added to leads to the same page, which comes alive in silence', async ({ page }) => {
  await page.goto('/events?fbclid=IwAR0&type=men&utm_source=newsletter');
  await hydrated(page);
  const filter = page.getByRole('navigation', { name: 'Filter' });
  await expect(filter.getByRole('link', { name: 'Men', exact: true })).toHaveAttribute('aria-current', /.+/);
  await filter.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/events');
});
