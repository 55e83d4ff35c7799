import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { addressOf, ROUTES } from '../support/routes.ts';
import { SCREENS } from '../support/layout/screens.ts';

/** What the specification says of the whole site and no other journey comes by. */

test('home welcomes with a paragraph, and About Us begins with one', async ({ page }) => {
  const introduction = (place: Locator) => place.getByRole('paragraph').filter({ hasText: /.{80}/ }).first();
  await page.goto('/');
  await expect(introduction(page.getByRole('region', { name: 'Welcome to Soteria' }))).toBeVisible();
  await page.goto('/about-us');
  await expect(introduction(page.getByRole('main').getByRole('region').first())).toBeVisible();
});

test('no page has a sign-in or a registration: none asks for a password', async ({ request }) => {
  for (const route of ROUTES) {
    const html = await (await request.get(await addressOf(route, request))).text();
    expect(html, route.name).not.toMatch(/type="password"/i);
  }
});

test('no call of a visit says who the visitor is', async ({ page }) => {
  const calls: string[] = [];
  const signed: string[] = [];
  page.on('request', async (asked) => {
    if (!new URL(asked.url()).pathname.startsWith('/api/')) return;
    calls.push(asked.url());
    if ((await asked.allHeaders())['authorization'] !== undefined) signed.push(asked.url());
  });
  await page.goto('/no-such-page');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const places = { Home: 'Welcome to Soteria', Events: 'Events', Sermons: 'Sermons' };
  for (const [name, heading] of Object.entries(places)) {
    const link = menu.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await menu.getByRole('button', { name: 'Connect' }).click();
    await link.click();
    // The page that arrives closes the menu.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
  }
  expect(calls.length).toBeGreaterThan(2);
  expect(signed).toEqual([]);
});

test.describe('a message', () => {
  test.use(SCREENS.phone);

  test('goes when a finger draws it over four fifths of its width, and stays when it is drawn less', async ({
    page,
  }) => {
    // It does not go by itself meanwhile.
    await holdClocks(page);
    const message = await somethingSaid(page);
    const { x = 0, y = 0, width = 0 } = (await message.boundingBox()) ?? {};
    const start = { x: x + 10, y: y + 20 };
    await draw(page, start, 0.7 * width);
    await standStill(message);
    expect((await message.boundingBox())?.x).toBeCloseTo(x, 0);
    await draw(page, start, 0.9 * width);
    await expect(message).toHaveCount(0);
  });

  test('goes by itself when the 5 seconds of its clock are over', async ({ page }) => {
    await holdClocks(page);
    const message = await somethingSaid(page);
    const clock = clockOf(message);
    await expect(clock).toHaveAttribute('style', /animation-play-state: running/);
    // The real clock goes on, and is at its end in the same moment.
    const timing = await clock.evaluate((bar) => {
      document.adoptedStyleSheets = [];
      return bar.getAnimations().map((animation) => {
        const { effect, playState } = animation;
        animation.finish();
        return { ...effect?.getTiming(), playState };
      });
    });
    expect(timing).toMatchObject([{ duration: 5_000, iterations: 1, delay: 0, playState: 'running' }]);
    await expect(message).toHaveCount(0);
  });
});

/** A message that has come in. */
async function somethingSaid(page: Page): Promise<Locator> {
  await page.route('**/api/members', (route) => route.fulfill({ json: { data: {} } }));
  await page.goto('/join-us');
  await hydrated(page);
  await fillIn(page, somebody().answers);
  await page.getByRole('button', { name: 'Join us' }).click();
  const message = page.getByRole('status').filter({ hasText: 'Info sent successfuly !' });
  await standStill(message);
  return message;
}

/** Messages that come stay, however long a slow machine looks at them. */
function holdClocks(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[role=progressbar] { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** What shows how long a message stays. */
const clockOf = (message: Locator) => message.locator('[role=progressbar]');

/** Ready for a finger: it has come in, or gone back to its place. On a busy machine it can be the same in two frames before. */
async function standStill(message: Locator): Promise<void> {
  await message.tap({ trial: true });
  await message.evaluate(async (element) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** A finger that moves to the right. */
async function draw(page: Page, { x, y }: { x: number; y: number }, distance: number): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (distance * step) / 10);
  await touch('touchEnd', distance);
}
