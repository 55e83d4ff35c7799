import { useEffect, useEffectEvent } from 'react';

/** Milliseconds: where a browser cannot say that it is idle, it is by then. */
const IDLE_AFTER_MS = 3_000;

/** Once for each `progress`: when the page has loaded and the browser has nothing better to do. Not where data is dear. */
export function useIdle(active: boolean, progress: unknown, work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!active || savesData()) return undefined;
    const scope = new AbortController();
    const soon = () => wait(() => scope.signal.aborted || run());
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true, signal: scope.signal });
    return () => scope.abort();
  }, [active, progress]);
}

function wait(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, IDLE_AFTER_MS);
}

/** The Network Information API, where there is one. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
