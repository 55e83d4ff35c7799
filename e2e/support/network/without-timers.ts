import type { Page } from '@playwright/test';

/** Timers of that many milliseconds never end: a limit of the site does not pass, however slow the machine is. */
export function withoutTimers(page: Page, limitMs: number): Promise<unknown> {
  return page.addInitScript((limit) => {
    const later = window.setTimeout.bind(window);
    const unlessLimit = (work: () => void, ms?: number) => (ms === limit ? 0 : later(work, ms));
    Reflect.set(window, 'setTimeout', unlessLimit);
  }, limitMs);
}
