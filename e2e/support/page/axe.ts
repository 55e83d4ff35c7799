import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { atRest } from './at-rest.ts';

/** A page and what it frames ask each other, whatever their origins. */
const PROGRAM = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** No violation of WCAG 2.2 AA nor of axe's best practices, in the page's present state. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour on its way to another is neither of them.
  await atRest(page);
  for (const frame of page.frames()) await frame.evaluate(PROGRAM);
  const { violations } = await page.evaluate(look, TAGS);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, 'axe finds nothing').toEqual([]);
}

/** Runs in the page. Only violations are described, which is most of axe's work. */
function look(tags: string[]): Promise<Pick<AxeResults, 'violations'>> {
  const { axe: own } = window as unknown as { axe: typeof axe };
  return own.run({ runOnly: tags, resultTypes: ['violations'] }).then(({ violations }) => ({ violations }));
}
