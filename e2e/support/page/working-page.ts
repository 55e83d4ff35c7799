import { expect, type Page } from '@playwright/test';
import { readLatestSermon } from '../content/content.ts';

/** The frame answers: the menu opens and closes, the footer is there. */
export async function expectWorkingFrame(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const more = menu.getByRole('button', { name: 'More' });
  const link = menu.getByRole('link', { name: 'Plan Your Visit' });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 2024')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Join Us' })).toBeVisible();
}

/** What the home page has of other sections: the carousel moves, the sermon is there. */
export async function expectWorkingHome(page: Page): Promise<void> {
  const carousel = page.getByRole('region', { name: 'Life at Soteria' });
  await carousel.getByRole('button', { name: 'Pause slides' }).click();
  const slide = carousel.getByText(/^Slide \d of 3/);
  const before = await slide.innerText();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide).not.toHaveText(before);
  const { title } = await readLatestSermon(page.request);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}
