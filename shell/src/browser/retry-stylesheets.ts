const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** As for a section's other files. */
const TIMEOUT_MS = 8_000;

/**
 * Loads stylesheets again that failed or timed out, with growing pauses. React alone would hide the page for a minute, show the
 * region without its styles, and reject a promise that nobody handles.
 */
export function retryStylesheets(): void {
  const pauses = new Map<string, number>();
  const deadlines = new Map<string, number>();

  // Events of elements do not bubble.
  document.addEventListener(
    'load',
    ({ target }) => isStylesheetOrPreload(target) && deadlines.delete(target.href),
    true,
  );
  document.addEventListener('error', ({ target }) => isStylesheet(target) && retry(target), true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isStylesheetOrPreload(node)) limit(node);
  }).observe(document.head, { childList: true });
  window.addEventListener('unhandledrejection', (rejection) => {
    const { reason } = rejection;
    if (reason instanceof Event && isStylesheet(reason.target)) rejection.preventDefault();
  });

  /** React preloads a stylesheet and then links it. Both have one time limit. */
  function limit(link: HTMLLinkElement): void {
    const now = performance.now();
    const known = deadlines.get(link.href) ?? -Infinity;
    // An older deadline is of an earlier navigation.
    const deadline = known > now - FIRST_PAUSE_MS ? known : now + TIMEOUT_MS;
    deadlines.set(link.href, deadline);
    const fail = () => deadlines.get(link.href) === deadline && link.dispatchEvent(new Event('error'));
    setTimeout(fail, deadline - now);
  }

  function retry(link: HTMLLinkElement): void {
    const pause = pauses.get(link.href) ?? FIRST_PAUSE_MS;
    pauses.set(link.href, Math.min(2 * pause, LONGEST_PAUSE_MS));
    deadlines.delete(link.href);
    setTimeout(() => link.replaceWith(link.cloneNode()), pause);
  }
}

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

function isStylesheetOrPreload(target: EventTarget | null): target is HTMLLinkElement {
  return (
    isStylesheet(target) ||
    (target instanceof HTMLLinkElement && target.rel === 'preload' && target.getAttribute('as') === 'style')
  );
}
