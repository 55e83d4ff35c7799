import { quietWork } from 'shared/ui/when-idle';

/** Distance to the screen at which the app is loaded: it takes as long as a visitor needs to get there. */
const NEAR = '1500px 0px';

/** What a visitor does who reads. Browsers tell of a pointer that rests, too. */
const SIGNS = ['scroll', 'keydown'] as const;

/**
 * Resolves when an element of the document needs the app before it is used itself. `data-needs-app` says when: `idle`, once a visitor reads
 * the page and it has rested, unless the visitor saves data; `near`, when it is nearly in view. `data-stored` names what is put back at
 * once if the tab has it.
 */
export function neededByElements(): Promise<void> {
  return new Promise((resolve) => {
    const needing = (when: string) => document.querySelectorAll<HTMLElement>(`[data-needs-app~="${when}"]`);
    if ([...document.querySelectorAll<HTMLElement>('[data-stored]')].some(isStored)) resolve();
    if (needing('idle')[0]) onceRead(() => quietWork(resolve));
    whenNear([...needing('near')], resolve);
  });
}

function isStored({ dataset: { stored = '' } }: HTMLElement): boolean {
  try {
    return sessionStorage.getItem(stored) !== null;
  } catch {
    return false;
  }
}

/** Each sign tells once. */
function onceRead(tell: () => void): void {
  for (const sign of SIGNS) addEventListener(sign, tell, { once: true });
}

function whenNear(elements: readonly Element[], tell: () => void): void {
  if (!elements[0]) return;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
}
