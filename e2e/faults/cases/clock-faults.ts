import { expect, type Page, request } from '@playwright/test';
import { firstOf, readEvents } from '../../support/content/content.ts';
import { site } from '../../support/site.ts';
import type { FaultCase } from './fault-case.ts';
import type { Place } from '../places.ts';

const DAY_MS = 86_400_000;

/** Another time of day for the edge and its workers, by a module that Node loads first. */
function edgeClock(shiftMs: number): FaultCase['breaks'] {
  const code = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${shiftMs}); }
  static now() { return Real.now() + ${shiftMs}; }
};`;
  return async ({ edge }) => {
    const restart = async (nodeArgs: readonly string[]) => {
      await edge.stop();
      await edge.start(nodeArgs);
    };
    await restart([`--import=data:text/javascript,${encodeURIComponent(code)}`]);
    return () => restart([]);
  };
}

/** The clocks of all visitors, as somebody sets them by hand: no timer runs out by that. */
function visitorClock(shiftMs: number): FaultCase['breaks'] {
  return async ({ pages }) => {
    const set = async (shift: number) => {
      for (const page of pages()) await page.context().clock.setSystemTime(Date.now() + shift);
    };
    await set(shiftMs);
    return () => set(0);
  };
}

/** Frozen by the browser, and woken a day later: every timer that was due runs out then. */
const sleepForADay: FaultCase['breaks'] = async ({ pages }) => {
  for (const page of pages()) {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await page.clock.fastForward(DAY_MS);
  }
  return async () => undefined;
};

/** The countdown is of the event that is shown, by the visitor's clock. */
async function countsDown(page: Page, { name }: Place): Promise<void> {
  if (name !== 'home') return;
  const card = page.getByRole('region', { name: 'Next event' });
  const shown = await card.getByRole('heading').first().innerText();
  const cms = await request.newContext({ baseURL: site.cmsUrl });
  const { attributes } = firstOf(await readEvents(cms), shown, (event) => event.attributes.title === shown);
  const left = Date.parse(attributes.startDate) - (await page.evaluate(() => Date.now()));
  const days = Math.max(0, Math.floor(left / DAY_MS));
  await expect(card.getByRole('timer')).toContainText(new RegExp(`(?<!\\d)${days}\\s*Days`));
}

export const CLOCK_FAULTS: readonly FaultCase[] = [
  { name: "Edge's clock a day ahead", breaks: edgeClock(DAY_MS), also: countsDown },
  { name: "Edge's clock a day behind", breaks: edgeClock(-DAY_MS), also: countsDown },
  { name: "Visitor's clock jumps a day ahead", clocks: true, breaks: visitorClock(DAY_MS), also: countsDown },
  { name: "Visitor's clock jumps a day back", clocks: true, breaks: visitorClock(-DAY_MS), also: countsDown },
  { name: 'Tab asleep for a day', clocks: true, breaks: sleepForADay, also: countsDown },
];
