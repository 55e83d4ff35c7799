import { expect } from '@playwright/test';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

test('a visit says how fast the page was when it ends, and nothing about the visitor', async ({ page }) => {
  await page.addInitScript(() => {
    // Half of the visits are measured; this one is.
    Math.random = () => 0;
    // What a page sends while it is left, the browser does not show here: a copy stays for the next page.
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem('told', JSON.stringify([address, JSON.parse(String(body)), send(address, body)]));
      return true;
    };
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      observe.call(this, options);
      // It is the last thing that the page begins to measure.
      if (options?.type === 'layout-shift') Reflect.set(window, 'measured', true);
    };
  });
  const measuring = page.waitForResponse(/\/shell\/[^/]+\/vitals\.\w+\.js$/);
  await page.goto('/events?ministry=Secret');
  await hydrated(page);
  await (await measuring).finished();
  // Its script has come, and has run.
  await page.waitForFunction(() => Reflect.has(window, 'measured'));
  await page.getByRole('heading', { level: 1, name: 'Events' }).click();
  await page.evaluate(pressTimed);
  await page.goto('/connect');

  const version = expect.stringMatching(/^\d/);
  const amount = expect.any(Number);
  const lock = { content: version, connect: version, events: version, shell: version };
  const report = { lock, sections: ['events'], lcp: amount, cls: amount, inp: amount, failures: [] };
  const told = await page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? 'null'));
  expect(told).toEqual(['/_/vitals', report, true]);
  expect(told[1].lcp).toBeGreaterThan(0);
});

/** Runs in the page. A browser knows how long a press took once the next frame is painted. */
function pressTimed(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
  });
}
