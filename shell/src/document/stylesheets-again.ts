const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** As for the other files of a section. React would hold back the page for a minute. */
const TIMEOUT_MS = 8_000;

/**
 * Asks again for stylesheets that failed or do not answer, with growing pauses. React does not: it shows the region without
 * its styles for good, and rejects a promise that nobody holds.
 */
export function fetchStylesheetsAgain(): void {
  const pauses = new Map<string, number>();

  // Errors of elements do not bubble.
  document.addEventListener('error', ({ target }) => isStylesheet(target) && again(target), true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isStylesheet(node)) limit(node);
  }).observe(document.head, { childList: true });
  window.addEventListener('unhandledrejection', (rejection) => {
    const { reason } = rejection;
    if (reason instanceof Event && isStylesheet(reason.target)) rejection.preventDefault();
  });

  function limit(link: HTMLLinkElement): void {
    setTimeout(() => link.isConnected && !link.sheet && link.dispatchEvent(new Event('error')), TIMEOUT_MS);
  }

  function again(link: HTMLLinkElement): void {
    const pause = pauses.get(link.href) ?? FIRST_PAUSE_MS;
    pauses.set(link.href, Math.min(2 * pause, LONGEST_PAUSE_MS));
    setTimeout(() => link.replaceWith(link.cloneNode()), pause);
  }
}

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}
