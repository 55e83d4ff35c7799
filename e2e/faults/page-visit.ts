import { expect, type Page } from '@playwright/test';
import { comesQuietly, PAGES_KNOWN } from '../support/comes-quietly.ts';
import { followLink } from '../support/follow-link.ts';
import { hydrated } from '../support/hydrated.ts';
import { watchComplaints } from './complaints.ts';
import type { FaultCase } from './fault-case.ts';
import { messageOn, type Place } from './places.ts';
import { type Sight, sight, sightNow } from './sight.ts';
import type { Stage } from './stage.ts';
import type { Arrival, Visit } from './visit.ts';

const RECOVERY_MS = 40_000;

/** A visitor who goes to a page, sees what there is, and goes on from there when all is well again. */
export async function pageVisit(stage: Stage, fault: FaultCase, place: Place, arrival: Arrival): Promise<Visit> {
  const page = await (await stage.newContext()).newPage();
  const complaints = watchComplaints(page);
  const shortfalls: string[] = [];
  let seen: Sight = 'nothing';
  if (arrival === 'link') {
    // Before the list of pages has come, links lead by documents: without a connection, to the browser's own page.
    await Promise.all([comesQuietly(page, PAGES_KNOWN), page.goto(stage.front.url + place.from)]);
    await hydrated(page);
  }

  /** What falls short is noted, and the visit goes on. */
  async function check(what: string, run: () => Promise<unknown>): Promise<void> {
    await run().catch(() => shortfalls.push(what));
  }

  async function arrive(): Promise<Sight> {
    if (arrival === 'link') await followLink(page, place.address);
    else if (!(await opened(page, stage.front.url + place.address))) return 'no answer';
    if (fault.halves && arrival === 'document') return 'half a page';
    const anything = page.getByRole('heading', { level: 1 }).or(messageOn(page)).first();
    await check('blank page', () => expect(anything).toBeVisible({ timeout: 20_000 }));
    return sight(page, place);
  }

  return {
    async look() {
      seen = await arrive().catch(() => 'nothing' as const);
      if (seen === 'nothing') shortfalls.push('neither content nor message');
      if (seen === 'no answer' && !fault.unreachable) shortfalls.push('no answer');
      const { also } = fault;
      if (seen === 'content' && also) await check('wrong content', () => also(page, place));
      return seen;
    },
    async recover() {
      // Who has no page, or half of one, asks for it again, as browsers offer.
      if (['no answer', 'half a page'].includes(seen)) await opened(page, stage.front.url + place.address);
      const document = await documentOf(page);
      const alive = await isAlive(page);
      await check('not recovered', () => tryUntilWhole(page, place));
      await check('styles missing', () => page.waitForFunction(isStyled));
      await check('next page does not come', () => goOn(page));
      if (alive && (await documentOf(page)) !== document) shortfalls.push('reloaded');
      await page.context().close();
    },
    shortfalls: () => [...shortfalls, ...complaints()],
  };
}

/** Whether a document came at all, whole or not. */
async function opened(page: Page, url: string): Promise<boolean> {
  await page.goto(url, { waitUntil: 'commit', timeout: 30_000 }).catch(() => null);
  return page.url() === url;
}

async function tryUntilWhole(page: Page, place: Place): Promise<void> {
  const again = page.getByRole('main').getByText('Try again', { exact: true }).first();
  await expect(async () => {
    if ((await sightNow(page, place)) === 'content') return;
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    expect(await sight(page, place, 5_000)).toBe('content');
  }).toPass({ timeout: RECOVERY_MS });
}

async function goOn(page: Page): Promise<void> {
  await followLink(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible({ timeout: 20_000 });
}

/** One and the same for as long as the document is not loaded again. */
function documentOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** Runs in the page: every stylesheet that it links has come. */
function isStyled(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null);
}

/** A page whose script has not come follows links by documents. */
function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector('nav[data-waiting]') === null && document.querySelector('nav') !== null,
  );
}
