import type { Locator, Page } from '@playwright/test';

/** Follows a link of the page's text, else of the main menu, else of the footer. Returns how far the page was scrolled when it was clicked. */
export async function followLink(page: Page, address: string): Promise<number> {
  const link = await linkTo(page, page.locator(`a[href="${address}"]`));
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  return place;
}

async function linkTo(page: Page, target: Locator): Promise<Locator> {
  const inText = page.getByRole('main').locator(target).first();
  if ((await inText.count()) > 0) return broughtIntoView(inText);
  const inMenu = page.getByRole('navigation', { name: 'Main' }).locator(target);
  if ((await inMenu.count()) > 0) return menuLink(page, target);
  return broughtIntoView(page.getByRole('contentinfo').locator(target).first());
}

/** In the middle of the screen: the click itself has nothing to scroll any more. */
async function broughtIntoView(link: Locator): Promise<Locator> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return link;
}

/** The menu is always on the screen; what is in a dropdown shows when that is open. */
async function menuLink(page: Page, target: Locator): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = menu.locator(target).first();
  const dropdown = menu.getByRole('listitem').filter({ has: target }).getByRole('button');
  if (!(await link.isVisible())) await dropdown.click();
  return link;
}
