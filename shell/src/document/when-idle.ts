/** Milliseconds: where a browser cannot say that it is idle, it is by then. */
const IDLE_AFTER_MS = 3_000;
/** Milliseconds: one file that never answers holds up the load event, but not the page's quiet work. */
const LOAD_LIMIT_MS = 5_000;

/** Milliseconds after the page has loaded: it is alive before quiet work begins, on a slow phone too. */
const REST_MS = 2_000;

/** Runs `work` once, when the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const idle = () => (window.requestIdleCallback ? window.requestIdleCallback(work) : setTimeout(work, IDLE_AFTER_MS));
  const soon = () => setTimeout(idle, REST_MS);
  if (document.readyState === 'complete') return void soon();
  const loaded = new AbortController();
  const once = () => {
    if (loaded.signal.aborted) return;
    loaded.abort();
    soon();
  };
  window.addEventListener('load', once, { signal: loaded.signal });
  setTimeout(once, LOAD_LIMIT_MS);
}
