import { expect, type Page } from '@playwright/test';
import { atRest } from '../support/page/at-rest.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

/** Specification, section 9. */
const AUTOPLAY_MS = 2_000;
const LONG_MS = 5 * AUTOPLAY_MS;
/** A little before and after a moment. */
const MARGIN_MS = 100;
/** A moment that has not passed yet when a slow machine comes to it. */
const SOON_MS = 1_500;
/** The library moves slides in the next frame, which a clock that stands still holds back. */
const FRAME_MS = 20;

function carouselOf(page: Page) {
  const carousel = page.getByRole('region', { name: 'Life at Soteria' });
  return {
    carousel,
    pause: carousel.getByRole('button', { name: 'Pause slides' }),
    play: carousel.getByRole('button', { name: 'Play slides' }),
    next: carousel.getByRole('button', { name: 'Next slide' }),
    previous: carousel.getByRole('button', { name: 'Previous slide' }),
    bullet: (slide: number) => carousel.getByRole('button', { name: `Go to slide ${slide}` }),
    /** The number of the slide that is shown, once it stands. */
    async shown(): Promise<number> {
      await atRest(page);
      const reached = carousel.locator('[aria-roledescription="slide"]:not([inert])');
      await expect(reached, 'one slide is in reach, the others are not').toHaveCount(1);
      return Number(/^\d/.exec((await reached.getAttribute('aria-label')) ?? '')?.[0]);
    },
  };
}

/** Opens the home page; from then on its clock stands still but for what a test lets pass. */
async function openHome(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const parts = carouselOf(page);
  await expect(parts.next).toBeVisible();
  // A clock that has passed that time meanwhile stands still, and is told again.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON_MS)).toPass();
  return { ...parts, pass: (ms: number) => page.clock.runFor(ms) };
}

type Home = Awaited<ReturnType<typeof openHome>>;

const after = (slide: number) => (slide % 3) + 1;

/** Lets time pass in small steps until the pictures move on by themselves: the next one has its whole time before it. */
async function untilChange({ shown, pass }: Home): Promise<number> {
  const first = await shown();
  for (let passed = 0; passed < AUTOPLAY_MS; passed += MARGIN_MS) {
    await pass(MARGIN_MS);
    const now = await shown();
    if (now === first) continue;
    expect(now).toBe(after(first));
    return now;
  }
  throw new Error(`Slide ${first} was still shown after ${AUTOPLAY_MS} ms.`);
}

async function expectStill({ shown, pass }: Home): Promise<void> {
  const slide = await shown();
  await pass(LONG_MS);
  expect(await shown(), 'the same picture is still shown').toBe(slide);
}

test('the pictures move on every two seconds, round and round', async ({ page }) => {
  const home = await openHome(page);
  let slide = await untilChange(home);
  for (let change = 0; change < 3; change += 1) {
    await home.pass(AUTOPLAY_MS - MARGIN_MS);
    expect(await home.shown()).toBe(slide);
    await home.pass(2 * MARGIN_MS);
    expect(await home.shown()).toBe(after(slide));
    slide = after(slide);
  }
});

test('the pause button stops the pictures and lets them go on', async ({ page }) => {
  const home = await openHome(page);
  await home.pause.click();
  await expect(home.play).toBeVisible();
  await expectStill(home);
  await home.play.click();
  // The pointer's place and the focus must not hold them.
  await untilChange(home);
});

test('keyboard focus on a control stops the pictures; the pause button is the first of them', async ({ page }) => {
  const home = await openHome(page);
  const { carousel, play, previous, bullet, next } = home;
  await page.getByRole('main').getByRole('link').first().focus();
  while ((await carousel.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await expectStill(home);
  for (const stop of [previous, bullet(1), bullet(2), bullet(3), next]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(carousel.locator(':focus')).toHaveCount(0);
  await expectStill(home);
});

test('arrows, bullets and keys show the picture that they name', async ({ page }) => {
  const { shown, pass, pause, next, previous, bullet } = await openHome(page);
  await pause.click();
  const steps: readonly (readonly [string, () => Promise<void>, number])[] = [
    ['a bullet', () => bullet(1).click(), 1],
    ['the arrow', () => next.click(), 2],
    ['another bullet', () => bullet(3).click(), 3],
    ['the arrow past the end', () => next.click(), 1],
    ['the arrow before the start', () => previous.click(), 3],
    ['the right arrow key', () => page.keyboard.press('ArrowRight'), 1],
    ['the left arrow key', () => page.keyboard.press('ArrowLeft'), 3],
    ['Enter on a bullet', () => bullet(2).press('Enter'), 2],
    ['Space on the arrow', () => next.press('Space'), 3],
  ];
  for (const [name, step, slide] of steps) {
    await shown();
    await step();
    await pass(FRAME_MS);
    await expect.poll(shown, name).toBe(slide);
  }
});

test('each press counts, however quickly they follow', async ({ page }) => {
  const home = await openHome(page);
  await home.pause.click();
  const first = await home.shown();
  for (let press = 0; press < 2; press += 1) await home.next.click();
  await home.pass(LONG_MS);
  expect(await home.shown()).toBe(after(after(first)));
});

test('the pictures rest while the page is hidden, and go on when it is seen again', async ({ page }) => {
  const home = await openHome(page);
  await setVisibility(page, 'hidden');
  await expectStill(home);
  await setVisibility(page, 'visible');
  await untilChange(home);
});

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pictures start paused and play only when asked to', async ({ page }) => {
    const home = await openHome(page);
    await expect(home.play).toBeVisible();
    expect(await home.shown()).toBe(1);
    await expectStill(home);
    await home.next.click();
    expect(await home.shown()).toBe(2);
    await home.play.click();
    await untilChange(home);
  });
});

/** A headless browser never hides a page: the page is told that it is. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
