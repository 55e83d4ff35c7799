import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Signs in as the operator of a data folder, without the mouse. */
export async function signInAsOperator(page: Page, dataDir: string, url = ''): Promise<void> {
  const token = await readFile(join(dataDir, 'operator', 'token'), 'utf8');
  await page.goto(`${url}/_/`);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel("Your team's token")).toBeFocused();
  await page.keyboard.insertText(token.trim());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
}
