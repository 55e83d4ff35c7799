import { type RefObject, useLayoutEffect } from 'react';
import { textsOf } from './texts-of.ts';

interface TakeOverOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly names: readonly string[];
  /** What was typed, or filled in by the browser, before the script came; empty texts where nothing was. */
  readonly adopt: (typed: Readonly<Record<string, string>>) => void;
}

/** The server's form becomes ours: what is in it is kept; and from now on the messages are ours too, not the browser's own. */
export function useTakeOver({ form, names, adopt }: TakeOverOptions): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.setAttribute('novalidate', '');
    adopt(textsOf(form.current, names));
    // Once: afterwards the fields say what the state says.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
