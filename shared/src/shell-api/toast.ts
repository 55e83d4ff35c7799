import { createStore } from 'zustand/vanilla';

export interface ToastMessage {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** Messages on their way to the shell, which takes them out and shows them. */
export const toastQueue = createStore<{ readonly messages: readonly ToastMessage[] }>(() => ({ messages: [] }));

let lastId = 0;

function push(kind: ToastMessage['kind'], text: string): void {
  lastId += 1;
  const message = { id: lastId, kind, text };
  toastQueue.setState(({ messages }) => ({ messages: [...messages, message] }));
}

/** A short message at the top right, announced: politely for a success, at once for an error. */
export const toast = {
  success: (text: string) => push('success', text),
  error: (text: string) => push('error', text),
};
