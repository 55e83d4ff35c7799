import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastQueue } from 'shared/shell-api';

/**
 * The place where messages of all sections show. The library that draws them is fetched with the first message: most
 * visits have none. When it cannot be fetched, messages wait in the queue and the next one tries again.
 */
export function Toasts() {
  const { subscribe, getState } = toastQueue;
  const waiting = useSyncExternalStore(
    subscribe,
    () => getState().messages.length,
    () => 0,
  );
  const [Outlet, setOutlet] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (waiting === 0 || Outlet) return;
    import('./toast-outlet.tsx').then(
      (module) => setOutlet(() => module.ToastOutlet),
      (error: unknown) => console.error('Messages cannot be shown.', error),
    );
  }, [waiting, Outlet]);
  return Outlet ? <Outlet /> : null;
}
