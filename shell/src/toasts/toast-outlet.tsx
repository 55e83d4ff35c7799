import { useEffect, useState, useSyncExternalStore } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { type ToastMessage, toastQueue } from 'shared/shell-api';
import { CloseButton } from './close-button.tsx';
import { ToastIcon } from './toast-icon.tsx';
import { TOAST_SETTINGS, TOAST_TRANSITION_MS } from './toast-settings.ts';

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: TOAST_TRANSITION_MS });

/** Shows the messages of the queue. Uses the unstyled build, because the CSP forbids the other's `<style>`. */
export function ToastOutlet() {
  const messages = useSyncExternalStore(toastQueue.subscribe, () => toastQueue.getState().messages);
  const [reduced] = useState(prefersReducedMotion);
  useEffect(() => {
    if (messages.length === 0) return;
    toastQueue.setState({ messages: [] });
    messages.forEach(show);
  }, [messages]);
  return (
    // Keyboard focus pauses the timer too (WCAG 2.2.1).
    <div role="presentation" onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        {...TOAST_SETTINGS}
        aria-label="Messages"
        closeButton={CloseButton}
        icon={ToastIcon}
        hideProgressBar
        transition={reduced ? false : slide}
      />
    </div>
  );
}

function show({ id, kind, text }: ToastMessage): void {
  toast[kind](text, { toastId: `toast-${id}`, role: kind === 'error' ? 'alert' : 'status' });
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
