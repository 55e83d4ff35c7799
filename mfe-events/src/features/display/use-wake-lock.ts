import { useEffect } from 'react';

/** Keeps the screen on while the page is seen, where the browser allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const take = () => void takeLock().then((taken) => void (lock = taken));
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}

/** A refusal (an empty battery) leaves the screen to its own settings. */
async function takeLock(): Promise<WakeLockSentinel | undefined> {
  if (document.hidden || !('wakeLock' in navigator)) return undefined;
  return navigator.wakeLock.request('screen').catch(() => undefined);
}
