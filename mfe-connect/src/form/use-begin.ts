import { type RefObject, useEffect } from 'react';
import { quietWork } from 'shared/ui/when-idle';

/**
 * Calls `begin` when the visitor enters the form, or before that when the page is idle (the connection may go before the first
 * word): what only a visitor who writes needs does not come with the page.
 * @param begin must keep its identity, and may be called again
 */
export function useBegin(form: RefObject<HTMLFormElement | null>, begin: () => void): void {
  useEffect(() => {
    const { current } = form;
    if (current?.contains(document.activeElement)) begin();
    current?.addEventListener('focusin', begin, { once: true });
    const leave = quietWork(begin);
    return () => {
      leave();
      current?.removeEventListener('focusin', begin);
    };
  }, [form, begin]);
}
