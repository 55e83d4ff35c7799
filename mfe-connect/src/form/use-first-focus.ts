import { type RefObject, useEffect } from 'react';

/**
 * Calls `begin` when the visitor enters the form: what only a visitor who writes needs is fetched then, not with the page.
 * @param begin must keep its identity
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, begin: () => void): void {
  useEffect(() => {
    const { current } = form;
    if (current?.contains(document.activeElement)) begin();
    current?.addEventListener('focusin', begin, { once: true });
    return () => current?.removeEventListener('focusin', begin);
  }, [form, begin]);
}
