import { useEffect, useState, useSyncExternalStore } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { type ToastMessage, toastQueue } from 'shared/shell-api';
import { CloseButton } from './close-button.tsx';
import { TOAST_SETTINGS, TOAST_TRANSITION_MS } from './toast-settings.ts';
import { ToastIcon } from './toast-icon.tsx';

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: TOAST_TRANSITION_MS });

/** Takes messages out of the queue and draws them. The unstyled build: the CSP forbids the other's `<style>`. */
export function ToastOutlet() {
  const messages = useSyncExternalStore(toastQueue.subscribe, () => toastQueue.getState().messages);
  const [still] = useState(prefersStillness);
  useEffect(() => {
    if (messages.length === 0) return;
    toastQueue.setState({ messages: [] });
    messages.forEach(show);
  }, [messages]);
  return (
    // Reading with the keyboard must not race the clock either (WCAG 2.2.1).
    <div role="presentation" onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        {...TOAST_SETTINGS}
        aria-label="Messages"
        closeButton={CloseButton}
        icon={ToastIcon}
        hideProgressBar
        transition={still ? false : slide}
      />
    </div>
  );
}

function show({ id, kind, text }: ToastMessage): void {
  toast[kind](text, { toastId: `toast-${id}`, role: kind === 'error' ? 'alert' : 'status' });
}

function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
