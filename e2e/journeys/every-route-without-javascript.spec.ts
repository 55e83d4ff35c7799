import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey-test.ts';
import { expectHead } from '../support/page/head.ts';
import { addressOf, ROUTES } from '../support/routes.ts';
import { site } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

/** Less is no page. */
const FEWEST_CHARACTERS = 150;

for (const route of ROUTES) {
  test(`${route.name} is whole without JavaScript: text, pictures with their size and words, links that lead on, no button that does nothing; and says what it is`, async ({
    page,
    request,
  }) => {
    const address = await addressOf(route, request);
    const response = await page.goto(address);
    expect(response?.status()).toBe(route.status);
    await test.step('title, one heading, breadcrumb, address, description and picture, for readers and for sharing', () =>
      expectHead(page, route, address));
    const main = page.getByRole('main');
    expect((await main.innerText()).length).toBeGreaterThan(FEWEST_CHARACTERS);
    expect(await main.locator('img').evaluateAll(faultyPictures)).toEqual([]);
    expect(await wrongLinks(main.locator('a[href]'), request)).toEqual([]);
    await expect(main.getByRole('status').filter({ hasText: /./ }), 'nothing is still on its way').toHaveCount(0);
    expect(await deadControls(page)).toEqual([]);
  });
}

/** What answers a press by a script alone. A form's fields are sent; what controls a part of the page must show it. */
async function deadControls(page: Page): Promise<string[]> {
  const controls = page
    .locator('button:enabled:not(form [type=submit]), :is([role=button], [role=slider], input, select):not(form *)')
    .filter({ visible: true });
  const dead: string[] = [];
  for (const control of await controls.all()) {
    await control.focus();
    const part = page.locator(`[id="${await control.getAttribute('aria-controls')}"]`);
    if (!(await part.isVisible())) dead.push(await control.evaluate((element) => element.outerHTML));
  }
  return dead;
}

/** Runs in the page. */
function faultyPictures(pictures: Element[]): string[] {
  const faultsOf = (picture: Element) => [
    ...['width', 'height'].filter((name) => !(Number(picture.getAttribute(name)) > 0)),
    ...(picture.hasAttribute('alt') ? [] : ['alt']),
  ];
  return pictures.flatMap((picture) => faultsOf(picture).map((fault) => `${picture.outerHTML} has no ${fault}`));
}

/** Pages link to the same places again and again: each is asked once. */
const statuses = new Map<string, Promise<number>>();

async function wrongLinks(links: Locator, request: APIRequestContext): Promise<string[]> {
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = [...new Set(targets.map((target) => target.replace(/#.*/, '')))].filter((target) =>
    target.startsWith(`${site.url}/`),
  );
  const wrong: string[] = [];
  // One after the other: a busy edge refuses a crowd.
  for (const target of own) {
    const status = await statusOf(target, request);
    if (status !== expectedStatus(target)) wrong.push(`${target}: ${status}`);
  }
  return wrong;
}

async function statusOf(address: string, request: APIRequestContext): Promise<number> {
  const asked = statuses.get(address) ?? request.head(address).then((response) => response.status());
  statuses.set(address, asked);
  return asked;
}

/** Two cards lead to pages that are not there (specification, 'Community engagement'). */
function expectedStatus(address: string): number {
  const { pathname } = new URL(address);
  return ROUTES.find(({ path }) => path === pathname)?.status ?? 200;
}
