import { quietWork } from 'shared/ui/when-idle';

/** Distance to the screen at which the app is loaded: it takes as long as a visitor needs to get there. */
const NEAR = '1500px 0px';

/**
 * Resolves when an element of the document needs the app without being touched. `data-needs-app` says when: `idle`, once the page has
 * rested, unless the visitor saves data; `near`, when it is nearly in view. `data-stored` names what is put back at once if the tab has it.
 */
export function neededWithoutTouch(): Promise<void> {
  return new Promise((resolve) => {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-needs-app]')];
    if (elements.some(({ dataset }) => isStored(dataset.stored))) resolve();
    if (elements.some((element) => element.matches('[data-needs-app~="idle"]'))) quietWork(resolve);
    whenNear(
      elements.filter((element) => element.matches('[data-needs-app~="near"]')),
      resolve,
    );
  });
}

function isStored(name: string | undefined): boolean {
  try {
    return name !== undefined && sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** A browser without the observer never tells. */
function whenNear(elements: readonly Element[], tell: () => void): void {
  if (elements.length === 0 || typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
}
