import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastQueue } from 'shared/shell-api';

/**
 * The place where messages of all sections show. The library that draws them is fetched when a message is there or
 * expected: most visits have none. When it cannot be fetched, messages wait in the queue and the next one tries again;
 * while there is none, nobody misses it (the visitor may have left the page).
 */
export function Toasts() {
  const { subscribe, getInitialState, getState } = toastQueue;
  const { messages, expected } = useSyncExternalStore(subscribe, getState, getInitialState);
  const wanted = expected || messages.length > 0;
  const [Outlet, setOutlet] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted || Outlet) return;
    import('./toast-outlet.tsx').then(
      (module) => setOutlet(() => module.ToastOutlet),
      (error: unknown) => messages.length > 0 && console.error('Messages cannot be shown.', error),
    );
  }, [wanted, messages, Outlet]);
  return Outlet ? <Outlet /> : null;
}
