import { createStore } from 'zustand/vanilla';

/** What a visitor can do about a message. */
export interface ToastAction {
  readonly label: string;
  /** Called once, when the message has been taken away. */
  readonly run: () => void;
}

interface ToastOptions {
  /** A message that offers something stays until it is closed or acted on. */
  readonly action?: ToastAction;
}

export interface ToastMessage extends ToastOptions {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

interface ToastQueue {
  readonly messages: readonly ToastMessage[];
  /** Somebody said that a message may follow. */
  readonly expected: boolean;
}

/** Messages on their way to the shell, which takes them out and shows them. */
export const toastQueue = createStore<ToastQueue>(() => ({ messages: [], expected: false }));

let lastId = 0;

function push(kind: ToastMessage['kind'], text: string, options: ToastOptions = {}): void {
  lastId += 1;
  const message = { id: lastId, kind, text, ...options };
  toastQueue.setState(({ messages }) => ({ messages: [...messages, message] }));
}

/** A short message at the top right, announced: politely for a success, at once for an error. */
export const toast = {
  success: (text: string) => push('success', text),
  error: (text: string, options?: ToastOptions) => push('error', text, options),
  /** A message may follow: what shows it is fetched now, for the connection may be the very thing that fails. */
  prepare: () => toastQueue.setState({ expected: true }),
};
