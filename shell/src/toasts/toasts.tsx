import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastQueue } from 'shared/shell-api';
import { PlainToasts } from './plain-toasts.tsx';

/**
 * Shows messages of all sections. Most visits have none, so the library loads when a message exists or is expected. If it fails
 * to load, messages are shown without it, and the next one tries again.
 */
export function Toasts() {
  const { subscribe, getInitialState, getState } = toastQueue;
  const { messages, expected } = useSyncExternalStore(subscribe, getState, getInitialState);
  const wanted = expected || messages.length > 0;
  const [Outlet, setOutlet] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || Outlet) return;
    import('./toast-outlet.tsx').then(
      (module) => setOutlet(() => module.ToastOutlet),
      () => setFailed(messages.length > 0),
    );
  }, [wanted, messages, Outlet]);
  if (Outlet) return <Outlet />;
  return failed && messages.length > 0 ? <PlainToasts messages={messages} /> : null;
}
