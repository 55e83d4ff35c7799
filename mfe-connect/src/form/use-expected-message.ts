import { type RefObject, useEffect } from 'react';
import { toast } from 'shared/shell-api';

/** Who enters the form may be told something soon: what shows messages is fetched then, not with the page. */
export function useExpectedMessage(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (current?.contains(document.activeElement)) toast.prepare();
    current?.addEventListener('focusin', toast.prepare, { once: true });
    return () => current?.removeEventListener('focusin', toast.prepare);
  }, [form]);
}
