import { expect, type Page } from '@playwright/test';
import { comesQuietly, PAGES_KNOWN } from '../support/page/comes-quietly.ts';
import { followLink } from '../support/page/follow-link.ts';
import { hydrated, isFrameHydrated } from '../support/page/hydrated.ts';
import { watchComplaints } from './complaints.ts';
import type { FaultCase } from './cases/fault-case.ts';
import { messageOn, type Place } from './places.ts';
import { awaitSight, type Sight, sightNow } from './sight.ts';
import type { Stage } from './stage.ts';
import type { Arrival, Visit } from './visit.ts';

const RECOVERY_MS = 40_000;

interface PageVisitOptions {
  readonly fault: FaultCase;
  readonly place: Place;
  readonly arrival: Arrival;
}

/** Runs a check. A failure is noted under its name, and the visit goes on. */
type Check = (name: string, run: () => Promise<unknown>) => Promise<void>;

/** A visitor who opens a page while something is broken, and continues from there after the repair. */
export async function pageVisit(stage: Stage, { fault, place, arrival }: PageVisitOptions): Promise<Visit> {
  const page = await (await stage.newContext()).newPage();
  const complaints = watchComplaints(page);
  const shortfalls: string[] = [];
  const check: Check = async (name, run) => void (await run().catch(() => shortfalls.push(name)));
  let seen: Sight = 'nothing';
  if (arrival === 'link') {
    // Until the route table has loaded, a link requests a new document.
    await Promise.all([comesQuietly(page, PAGES_KNOWN), page.goto(stage.front.url + place.from)]);
    await hydrated(page);
  }

  async function arrive(): Promise<Sight> {
    if (arrival === 'link') await followLink(page, place.address);
    else if (!(await opened(page, stage.front.url + place.address))) return 'no answer';
    if (fault.halves && arrival === 'document') return 'half a page';
    const anything = page.getByRole('heading', { level: 1 }).or(messageOn(page)).first();
    await check('blank page', () => expect(anything).toBeVisible({ timeout: 20_000 }));
    return awaitSight(page, place);
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
      // A browser without a page, or with half of one, offers to reload.
      if (['no answer', 'half a page'].includes(seen)) await opened(page, stage.front.url + place.address);
      await continueFrom(page, place, check);
      await page.context().close();
    },
    shortfalls: () => [...shortfalls, ...complaints()],
  };
}

/** The page recovers without a reload, and a link to the next page works. */
async function continueFrom(page: Page, place: Place, check: Check): Promise<void> {
  const document = await documentOf(page);
  const alive = await isAlive(page);
  await check('not recovered', () => tryUntilWhole(page, place));
  await check('styles missing', () => page.waitForFunction(isStyled));
  await check('next page does not come', () => openNextPage(page));
  if (alive) await check('reloaded', async () => expect(await documentOf(page)).toBe(document));
}

/** Whether the server sent a document, complete or not. */
async function opened(page: Page, url: string): Promise<boolean> {
  await page.goto(url, { waitUntil: 'commit', timeout: 30_000 }).catch(() => null);
  return page.url() === url;
}

async function tryUntilWhole(page: Page, place: Place): Promise<void> {
  const again = page.getByRole('main').getByText('Try again', { exact: true }).first();
  await expect(async () => {
    if ((await sightNow(page, place)) === 'content') return;
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    expect(await awaitSight(page, place, 5_000)).toBe('content');
  }).toPass({ timeout: RECOVERY_MS });
}

async function openNextPage(page: Page): Promise<void> {
  await followLink(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible({ timeout: 20_000 });
}

/** Identifies the document: a reload changes the value. */
function documentOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** Runs in the page. Whether every linked stylesheet has loaded. */
function isStyled(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null);
}

/** Whether the page's script has loaded. Without it each link requests a document. */
function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(isFrameHydrated);
}
