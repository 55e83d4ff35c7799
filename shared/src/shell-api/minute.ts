import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The present minute while the page is open. @param asOf ISO moment, for the server and the first drawing in the browser */
export function useMinute(asOf: string): Date {
  const minute = useSyncExternalStore(
    onEachMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => Date.parse(asOf),
  );
  return useMemo(() => new Date(minute), [minute]);
}

/** A tab that was asleep catches up when it is seen again. */
function onEachMinute(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = () => {
    tell();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
