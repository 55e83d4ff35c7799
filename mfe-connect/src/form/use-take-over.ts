import { type RefObject, useLayoutEffect } from 'react';

interface TakeOverOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly names: readonly string[];
  readonly adopt: (typed: Readonly<Record<string, string>>) => void;
}

/**
 * The server's form becomes ours: what was typed, or filled in by the browser, before the script came is kept; and from
 * now on the messages are ours too, not the browser's own.
 */
export function useTakeOver({ form, names, adopt }: TakeOverOptions): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.setAttribute('novalidate', '');
    const data = new FormData(form.current);
    const typed = names.map((name) => [name, String(data.get(name) ?? '')] as const);
    if (typed.some(([, value]) => value !== '')) adopt(Object.fromEntries(typed));
    // Once: afterwards the fields say what the state says.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
