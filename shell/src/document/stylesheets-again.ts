const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Asks again for stylesheets that failed, with growing pauses. React does not: it shows the region without its styles for
 * good, and rejects a promise that nobody holds.
 */
export function fetchStylesheetsAgain(): void {
  const pauses = new Map<string, number>();

  // Errors of elements do not bubble.
  document.addEventListener('error', ({ target }) => isStylesheet(target) && again(target), true);
  window.addEventListener('unhandledrejection', (rejection) => {
    const { reason } = rejection;
    if (reason instanceof Event && isStylesheet(reason.target)) rejection.preventDefault();
  });

  function again(link: HTMLLinkElement): void {
    const pause = pauses.get(link.href) ?? FIRST_PAUSE_MS;
    pauses.set(link.href, Math.min(2 * pause, LONGEST_PAUSE_MS));
    setTimeout(() => link.replaceWith(link.cloneNode()), pause);
  }
}

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}
