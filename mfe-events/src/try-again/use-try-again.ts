import { useState } from 'react';
import { useRetry } from 'section-kit/shell-api';

/**
 * 'Try again' with its in-between: from the click until the next answer, good or bad.
 * @param answer what the loader returned: a new one ends the wait
 */
export function useTryAgain(answer: object): { readonly retrying: boolean; readonly onRetry: () => void } {
  const retry = useRetry();
  const [refused, refuse] = useState<object | null>(null);
  return {
    retrying: refused === answer,
    onRetry: () => {
      refuse(answer);
      retry();
    },
  };
}
