import { test as base, expect } from '@playwright/test';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';

interface JourneyFixtures {
  readonly quiet: ConsoleGuard;
}

/** A visitor's journey: whatever it is about, the console stays empty all the way. */
export const test = base.extend<JourneyFixtures>({
  quiet: [
    async ({ page }, use) => {
      const guard = await guardConsole(page);
      await use(guard);
      expect(guard.complaints(), 'the console is empty').toEqual([]);
    },
    { auto: true },
  ],
});
