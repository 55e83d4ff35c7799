import { expect, type Page } from '@playwright/test';
import { messageOn, type Place } from './places.ts';

/** What a visitor sees. `no answer` is the browser's own page. */
export type Sight = 'content' | 'message' | 'half a page' | 'nothing' | 'no answer';

/** The edge (5 s), the page (8 s) and three requests for sermons time out before a message shows. */
const PATIENCE_MS = 45_000;

export async function sightNow(page: Page, place: Place): Promise<Sight> {
  if (await messageOn(page).isVisible()) return 'message';
  const there = await Promise.all(place.content(page).map((part) => part.isVisible()));
  return there.every(Boolean) ? 'content' : 'nothing';
}

/** Waits until content or a message is visible. @returns `nothing` after the timeout (milliseconds) */
export async function awaitSight(page: Page, place: Place, timeout = PATIENCE_MS): Promise<Sight> {
  const looked = expect.poll(() => sightNow(page, place), { timeout }).not.toBe('nothing');
  await looked.catch(() => undefined);
  return sightNow(page, place);
}
