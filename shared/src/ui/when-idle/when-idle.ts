/** Milliseconds after the load event: a slow phone takes so long until the page is alive. */
const REST_MS = 2_000;
/** Milliseconds: one file that never answers holds up the load event, but not the page's quiet work. */
const LOAD_LIMIT_MS = 5_000;

/**
 * Runs `work` once, when the page has loaded and rested, and the browser has nothing better to do.
 * @returns takes it back
 */
export function whenIdle(work: () => void): () => void {
  let wanted = true;
  const run = () => void (wanted && work());
  void loaded().then(() => setTimeout(() => idle(run), restMs()));
  return () => void (wanted = false);
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve();
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_LIMIT_MS);
  });
}

/** What is left of the rest: none for a page that came by a navigation in a document of long ago. */
function restMs(): number {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const loadedAt = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart ?? -REST_MS;
  const rest = (loadedAt || performance.now()) + REST_MS - performance.now();
  // Never longer, whatever a clock that was set says.
  return Math.min(REST_MS, Math.max(0, rest));
}

/** Safari cannot say that it is idle; after the rest it mostly is. */
function idle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else work();
}
