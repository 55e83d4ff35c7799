/** Signs that the visitor decides where to be. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Milliseconds without growth after which a page counts as complete, once nothing in it says that it loads. */
const QUIET_MS = 2_000;
const LOADING = '[role="status"][aria-label]';

/**
 * Scrolls to a place of a page that may still be loading: after a reload, the page that Back leads to comes in later. It is
 * then too short, or what comes in above carries the visitor along (scroll anchoring); so it scrolls there again whenever the
 * page grows or moves by itself, until the page is quiet or the visitor takes over.
 * @param page whose growth is watched
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
  for (const sign of TAKES_OVER) window.addEventListener(sign, end, { passive: true, signal });
  return end;
}
