import { createStore } from 'zustand/vanilla';

export interface ToastMessage {
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

function push(kind: ToastMessage['kind'], text: string): void {
  lastId += 1;
  const message = { id: lastId, kind, text };
  toastQueue.setState(({ messages }) => ({ messages: [...messages, message] }));
}

/**
 * A short message at the top right, announced: politely for a success, at once for an error. It goes by itself: what a visitor has to
 * act on belongs into the page (decision 0041).
 */
export const toast = {
  success: (text: string) => push('success', text),
  error: (text: string) => push('error', text),
  /** A message may follow: what shows it is fetched now, for the connection may be the very thing that fails. */
  prepare: () => toastQueue.setState({ expected: true }),
};
