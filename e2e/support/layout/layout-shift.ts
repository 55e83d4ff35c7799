import type { Page } from '@playwright/test';

/** How far the page's content moved by itself since it was opened: the sum of the browser's layout-shift entries. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => {
      const { value, hadRecentInput }: { value: number; hadRecentInput: boolean } = entry.toJSON();
      return hadRecentInput ? sum : sum + value;
    }, 0);
  });
}
