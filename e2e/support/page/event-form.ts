import type { Page } from '@playwright/test';

/** The two inputs of a moment in a form of the panel. */
export function momentIn(page: Page, name: string) {
  const group = page.getByRole('group', { name });
  return { day: group.getByLabel('Day'), time: group.getByLabel('Time in Maryland') };
}

/** With the keyboard alone: a day is typed as month, day and year. */
export async function enterMoment(page: Page, name: string, typed: { day: string; time: string }): Promise<void> {
  const { day, time } = momentIn(page, name);
  await day.pressSequentially(typed.day);
  await page.keyboard.press('Tab');
  await time.fill(typed.time);
  await time.press('Tab');
}

/** What stands beside the form under this heading. */
export const sidePanel = (page: Page, heading: string) =>
  page
    .getByRole('complementary')
    .filter({ hasText: new RegExp(`^${heading}`) })
    .last();

/** A place of the opened list. While the list loads, its only option is to create one. */
export const venueIn = (page: Page) => page.getByRole('option', { name: 'Soteria Church' }).first();
