import type { Page } from '@playwright/test';

/** What a visitor would have to scroll sideways for: the innermost elements that reach beyond the screen's right side. */
export function beyondTheSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaches = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    return [...document.querySelectorAll('body *')]
      .filter((element) => reaches(element) && ![...element.children].some(reaches))
      .map((element) => `${element.outerHTML.slice(0, 120)}…`);
  });
}
