import { type RefObject, useEffect } from 'react';

/** Milliseconds after the form is alive: the connection may go before the first word. */
const SOON_MS = 2_000;

/**
 * Calls `begin` when the visitor enters the form, or the page has rested a while: what only a visitor who writes needs does
 * not come with the page.
 * @param begin must keep its identity, and may be called again
 */
export function useBegin(form: RefObject<HTMLFormElement | null>, begin: () => void): void {
  useEffect(() => {
    const { current } = form;
    const timer = setTimeout(begin, current?.contains(document.activeElement) ? 0 : SOON_MS);
    current?.addEventListener('focusin', begin, { once: true });
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('focusin', begin);
    };
  }, [form, begin]);
}
