import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastQueue } from 'shared/shell-api';

/**
 * Shows messages of all sections. Most visits have none, so the library loads when a message exists or is expected. If it fails
 * to load, messages stay in the queue and the next one tries again.
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
