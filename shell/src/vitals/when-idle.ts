/** Milliseconds: where a browser cannot say that it is idle, it is by then. */
const IDLE_AFTER_MS = 3_000;

/** Runs `work` when the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const soon = () => (window.requestIdleCallback ? window.requestIdleCallback(work) : setTimeout(work, IDLE_AFTER_MS));
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
