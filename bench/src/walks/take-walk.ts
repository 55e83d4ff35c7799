import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { type ShownPage, readPage } from './served-page.ts';
import type { Step, Walk } from './walk.ts';

const PHONE = { width: 360, height: 740, hasTouch: true, isMobile: true };
const DESKTOP = { width: 1_280, height: 800 };
/** Milliseconds within which the page of an address is shown. */
const LIMIT_MS = 20_000;
/** Milliseconds. Who waits so long looks at the page. */
const REST_MS = 1_500;
/** What the network says of requests that a navigation cut off. */
const CUT_OFF = /net::|Failed to load resource|Failed to fetch/;
/** Nothing was before the page where the walk began. */
const NOWHERE = 'about:blank';
/** What the browser says of a step whose document a navigation ended. */
const LEFT = /context was destroyed|Cannot find context|frame got detached/;

export interface Ground {
  readonly browser: Browser;
  readonly origin: string;
  /** What the server shows at an address. */
  readonly served: (address: string) => Promise<ShownPage>;
}

export interface TakenWalk {
  /** How often its page was compared with the one of its address. */
  readonly looks: number;
  /** The first of what was wrong. */
  readonly fault: string | undefined;
}

/** Takes a walk in a tab of its own. Where it rests, and at its end, the page has to be the one of its address. */
export async function takeWalk({ browser, origin, served }: Ground, walk: Walk): Promise<TakenWalk> {
  const context = await browser.createBrowserContext();
  const faults: string[] = [];
  let looks = 0;
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
    page.on('console', (said) => {
      if (said.type() === 'error' && !CUT_OFF.test(said.text())) faults.push(`${page.url()}: ${said.text()}`);
    });
    await page.setViewport(walk.isPhone ? PHONE : DESKTOP);
    await page.emulateCPUThrottling(walk.slowdown);
    await page.goto(origin + walk.start, { waitUntil: 'domcontentloaded' });
    for (const step of walk.steps) {
      await pause(step.after);
      if (step.after >= REST_MS) await look(page);
      await page.evaluate(take, step).catch(throwUnlessLeft);
    }
    await pause(REST_MS);
    await look(page);
    return { looks, fault: faults[0] };
  } finally {
    await context.close();
  }

  async function look(page: Page): Promise<void> {
    const shown = await wrongPage(page, served);
    if (shown) faults.push(shown);
    if (page.url() !== NOWHERE) looks += 1;
  }
}

/** A navigation may end the document in which a step is taken. */
function throwUnlessLeft(error: unknown): void {
  if (!LEFT.test(String(error))) throw error;
}

/** Runs in the page. */
function take({ does, where }: Step): void {
  if (does === 'back') history.back();
  if (does === 'forward') history.forward();
  if (does === 'reload') location.reload();
  if (does === 'scroll') scrollTo(0, where * document.documentElement.scrollHeight);
  if (does === 'touch') {
    const control = document.body.appendChild(document.createElement('button'));
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    control.remove();
  }
  if (does === 'link') {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download], [href*="."])'),
    ];
    const visible = links.filter((link) => link.checkVisibility() && !link.pathname.startsWith('/_/'));
    visible[Math.floor(where * visible.length)]?.click();
  }
}

/** @returns what is shown, if it is not the page of its address */
async function wrongPage(page: Page, served: Ground['served']): Promise<string | undefined> {
  const limit = Date.now() + LIMIT_MS;
  let shown: ShownPage | null = null;
  while (Date.now() < limit) {
    shown = await page.evaluate(readPage).catch(() => null);
    if (page.url() === NOWHERE) return undefined;
    const wanted = shown && (await served(shown.address));
    if (shown && wanted?.title === shown.title && wanted.heading === shown.heading) return undefined;
    await pause(250);
  }
  return `${shown?.address} shows "${shown?.title}" with the heading "${shown?.heading}".`;
}
