import { expect, type Page } from '@playwright/test';

interface TabStop {
  /** What it is called, for a person who reads a failed test. */
  readonly name: string;
  /** Its place among the page's stops in the order of the document; -1 for what should be none. */
  readonly place: number;
  /** Why its focus cannot be seen; empty when it can. */
  readonly trouble: string;
  /** It has the browser's own controls, which draw their focus. */
  readonly isPlayer: boolean;
}

interface TabJourney {
  readonly stops: readonly TabStop[];
  /** How many stops the document has. */
  readonly expected: number;
}

/** Presses Tab from the top of the page, or Shift+Tab from its end, until the focus leaves it or begins anew. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabJourney> {
  const expected = await listStops(page);
  const stops: TabStop[] = [];
  // One press more than there are stops: the focus must then have left.
  while (stops.length <= expected) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    // A player's own controls are several stops of one element.
    if (stop?.isPlayer && stops.at(-1)?.place === stop.place) continue;
    if (stop === null || stops.some(({ place }) => place === stop.place && place >= 0)) break;
    stops.push(stop);
  }
  return { stops, expected };
}

/** Keeps the page's interactive elements, in the order of the document, for {@link currentStop}. */
function listStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const interactive = 'a[href], button, input, select, textarea, summary, audio[controls], [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement>(interactive)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    Reflect.set(window, 'tabStops', stops);
    return stops.length;
  });
}

async function currentStop(page: Page): Promise<TabStop | null> {
  const stop = await page.evaluate(readStop);
  if (stop === null || stop.trouble === '') return stop;
  // What has to be scrolled to, or slides in, takes a moment.
  await expect
    .poll(() => page.evaluate(readStop).then((later) => later?.trouble))
    .toBe('')
    .catch(() => undefined);
  return page.evaluate(readStop);
}

/** Runs in the page. WCAG 2.4.7 and 2.4.11: the focus has an outline, and something of it is on the screen. */
function readStop(): TabStop | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const stops: unknown = Reflect.get(window, 'tabStops');
  const place = Array.isArray(stops) ? stops.indexOf(element) : -1;
  const name = `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}"`;

  const isPlayer = element.matches('audio[controls]');
  const outlined = [null, '::before', '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  if (!outlined && !isPlayer) return { name, place, isPlayer, trouble: 'has no outline' };

  const { left = 0, right = 0, top = 0, bottom = 0 } = element.getClientRects()[0] ?? {};
  const seen = [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part);
    return there !== null && (element.contains(there) || there.contains(element));
  });
  const where = `${Math.round(left)}, ${Math.round(top)}`;
  return { name, place, isPlayer, trouble: seen ? '' : `is covered or outside of the screen at ${where}` };
}
