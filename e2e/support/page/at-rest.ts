import type { Page } from '@playwright/test';

/** Waits until nothing glides or fades any more; what turns for ever, as a spinner does, does not count. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Infinity;
    }),
  );
}
