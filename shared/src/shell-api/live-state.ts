import { useSyncExternalStore } from 'react';
import { liveStateAt, type LiveState } from '../content/index.ts';
import { useServices } from './services.ts';

const MINUTE_MS = 60_000;

/** What there is to see on the live stream, right to the minute while the page is open. */
export function useLiveState(): LiveState {
  const services = useServices();
  const now = useSyncExternalStore(
    onEachMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => Date.parse(services.asOf),
  );
  return liveStateAt(services, new Date(now));
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
