import { expect, type Locator, type Page } from '@playwright/test';
import { openPanel } from './open-panel.ts';

/** Somebody at the panel, who counts: each click is one, and so is each field that is filled in. */
interface CountedPage {
  click(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Presses what asks for a file, and chooses one: two. */
  choose(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  count(): number;
}

function countOn(page: Page): CountedPage {
  const done: string[] = [];
  return {
    async click(target) {
      done.push(`click ${String(target)}`);
      await target.click();
    },
    async type(field, text) {
      done.push(`type ${text}`);
      await field.pressSequentially(text);
    },
    async choose(button, file) {
      done.push(`click ${String(button)}`, `choose ${file.name}`);
      const [asked] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
      await asked.setFiles(file);
    },
    count: () => done.length,
  };
}

/** From the first page that is shown after the log-in. */
export async function countFromHome(page: Page): Promise<CountedPage> {
  await openPanel(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return countOn(page);
}
