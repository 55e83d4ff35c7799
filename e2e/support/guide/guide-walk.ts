import { expect, type Locator, type Page } from '@playwright/test';

type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'option' | 'group' | 'heading';

/** Somebody who follows a step of the guide. What they use is noted by its name, to be compared with the words in bold. */
export function guideWalk(page: Page) {
  let used: string[] = [];
  /** By its whole name; of several things the last one, which is in front or further down. */
  const find = (role: Role, name: string, within: Page | Locator = page): Locator => {
    used.push(name);
    return within.getByRole(role, { name, exact: true }).last();
  };
  return {
    page,
    find,
    press: (name: string, role: Role = 'button', within?: Locator) => find(role, name, within).click(),
    fill: (name: string, text: string, role: Role = 'textbox') => find(role, name).fill(text),
    async fillMoment(name: string, { day, time }: { day?: string; time: string }) {
      const group = find('group', name);
      if (day) await group.getByLabel('Day').fill(day);
      await group.getByLabel('Time in Maryland').fill(time);
      await group.getByLabel('Time in Maryland').press('Tab');
    },
    async choose(file: { name: string; mimeType: string; buffer: Buffer }) {
      const asked = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Drag & Drop here or' }).click();
      await (await asked).setFiles(file);
    },
    /** Something that is only looked at. */
    async see(name: string) {
      used.push(name);
      await expect(page.getByText(name).locator('visible=true').first()).toBeVisible();
    },
    /** What was used since the last time. */
    used() {
      const since = used;
      used = [];
      return since;
    },
  };
}

/** What somebody does at a step of the guide. */
export type FollowStep = (walk: ReturnType<typeof guideWalk>) => Promise<unknown>;

/** The panel says so, and has then gone from the form of a new entry to the entry's own. */
async function said(page: Page, words: string): Promise<void> {
  // What it said of the step before may still be there.
  await expect(page.getByText(words).last()).toBeVisible();
  await expect(page).not.toHaveURL(/\/create/);
}

export const saved = (page: Page) => said(page, 'Saved document');
export const published = (page: Page) => said(page, 'Published document');

/** From the panel's home page, by links that the guide names. */
export const fromHome =
  (...links: readonly string[]): FollowStep =>
  async (walk) => {
    await walk.page.getByRole('link', { name: 'Home', exact: true }).click();
    for (const name of links) await walk.press(name, 'link');
  };

/** A field with its label and its help. */
export const fieldNamed = (page: Page, name: string) =>
  page
    .getByRole('combobox', { name, exact: true })
    .or(page.getByRole('textbox', { name, exact: true }).and(page.locator(':not([type=date])')))
    .or(page.getByRole('group', { name, exact: true }))
    .last()
    .locator('xpath=ancestor::*[.//label][1]');
