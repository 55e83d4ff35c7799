import { expect } from '@playwright/test';
import { site } from '../site.ts';

/** From the editor's click to the visitor's page: sooner than content counts as old by itself, after 5 seconds. */
const SHOWN_WITHIN_MS = 4_000;

export const has = (words: string) => (html: string) => html.includes(words);
export const hasNot = (words: string) => (html: string) => !html.includes(words);

/** The document as it comes from the server, for as long as it takes; fails when it takes too long. */
export async function expectSoon(path: string, expected: (html: string) => boolean, what: string): Promise<void> {
  const start = performance.now();
  let elapsed = 0;
  await expect
    .poll(
      async () => {
        const html = await (await fetch(`${site.url}${path}`)).text();
        elapsed = performance.now() - start;
        return expected(html);
      },
      { message: `${what} on ${path}`, intervals: [50], timeout: 3 * SHOWN_WITHIN_MS },
    )
    .toBe(true);
  expect(elapsed, `${what} on ${path}: milliseconds`).toBeLessThanOrEqual(SHOWN_WITHIN_MS);
}
