import { createContext, useContext } from 'react';

/** The shell's way to run a page's loaders again without leaving the page. */
export const RetryContext = createContext<() => void>(() => undefined);

/** 'Try again': asks for the page's data once more. What is on the screen stays until the answer is there. */
export function useRetry(): () => void {
  return useContext(RetryContext);
}
