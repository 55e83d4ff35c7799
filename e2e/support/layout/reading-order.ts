import type { Page } from '@playwright/test';

/** Where Tab would lead back: a stop above the one before it, and not in a column further right (WCAG 2.4.3). */
export function stepsBack(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')].filter(
      (element) => element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true }),
    );
    const places = stops.map((element) => ({
      name: `${element.localName} "${element.textContent?.trim()}"`,
      box: element.getClientRects()[0] ?? new DOMRect(),
    }));
    return places.slice(1).flatMap(({ name, box }, index) => {
      const before = places[index] ?? { name: '', box };
      const isBack = box.bottom <= before.box.top && box.left < before.box.right;
      return isBack ? [`${before.name} → ${name}`] : [];
    });
  });
}
