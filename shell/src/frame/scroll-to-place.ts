/** Events by which the visitor scrolls. */
const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Milliseconds. A page that has not grown for so long and shows no loading state is complete. */
const QUIET_MS = 2_000;
const LOADING = '[role="status"][aria-label]';

/**
 * Scrolls to a place of a page that may still be loading. Such a page may be too short, or move by scroll anchoring. So this scrolls
 * again whenever the page grows or moves, until it is complete or the visitor scrolls.
 * @param page its growth is observed
 * @param place in pixels from the document's top
 * @returns ends the attempts
 */
export function scrollToPlace(page: Element, place: number): () => void {
  window.scrollTo(0, place);
  if (place === 0) return () => undefined;
  const attempts = new AbortController();
  const { signal } = attempts;
  const end = () => attempts.abort();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => (page.querySelector(LOADING) ? wait() : end()), QUIET_MS);
  };
  const goBack = () => {
    if (window.scrollY !== place) window.scrollTo(0, place);
    wait();
  };
  const growth = new ResizeObserver(goBack);
  growth.observe(page);
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(quiet);
  });
  wait();
  window.addEventListener('scroll', goBack, { passive: true, signal });
  for (const sign of VISITOR_EVENTS) window.addEventListener(sign, end, { passive: true, signal });
  return end;
}
