import { expect, type Page, type Request } from '@playwright/test';
import { test } from '../support/journey-test.ts';

/** Saturday, 4:30 AM, before the night in which clocks go forward. */
const START = Date.parse('2027-03-13T09:30:00Z');
const MINUTE_MS = 60_000;
const HOUR = 60;

/** Bytes and nodes that are in use after a collection. */
async function memoryOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Minutes pass, each with the calls that it brings: a call must not last longer by the fast clock than by the real one. */
function minutesOf(page: Page) {
  const calls = new Set<Request>();
  page.on('request', (call) => void calls.add(call));
  const ended = (call: Request) => void calls.delete(call);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await page.clock.runFor(MINUTE_MS);
      await expect.poll(() => calls.size, { intervals: [20] }).toBe(0);
    }
  };
}

test('a day in the foyer: memory is flat, over midnight and the change of clocks', async ({ page }) => {
  test.setTimeout(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install({ time: START });
  const pass = minutesOf(page);
  await page.goto('/display');
  const clock = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await clock('4:30 AM');
  await pass(HOUR);
  const first = await memoryOf(page);
  await pass(18 * HOUR + 29);
  await clock('11:59 PM');
  await expect(page.getByRole('region', { name: 'Next service' })).toContainText('Tomorrow, 10:00 AM');
  await pass(1);
  await clock('12:00 AM');
  await clock('Sunday, March 14');
  await expect(page.getByRole('region', { name: 'Next service' })).toContainText('Today, 10:00 AM');
  await pass(119);
  await clock('1:59 AM');
  await pass(1);
  await clock('3:00 AM');
  const last = await memoryOf(page);
  console.log(JSON.stringify({ first, last }));
  expect(last.bytes / first.bytes, 'bytes in use after 22 hours, to those after one').toBeLessThan(1.1);
  expect(last.nodes - first.nodes, 'nodes more').toBeLessThan(200);
  expect(last.listeners - first.listeners, 'listeners more').toBeLessThan(20);

  const loaded = page.waitForEvent('load');
  await pass(HOUR);
  await loaded;
  await clock('4:00 AM');
  await pass(6 * HOUR);
  await expect(page.getByRole('region', { name: 'Next service' })).toContainText('Now');
  await expect(page.getByRole('timer')).toHaveCount(0);
});
