import { type RefObject, useLayoutEffect } from 'react';
import { textsOf } from './texts-of.ts';

interface TakeOverOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly names: readonly string[];
  /** Takes what was typed, or filled in by the browser, before the script loaded. Other texts are empty. */
  readonly adopt: (typed: Readonly<Record<string, string>>) => void;
}

/** Takes over the form that the server rendered, with its answers. From now on the form shows its own messages, not the browser's. */
export function useTakeOver({ form, names, adopt }: TakeOverOptions): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.setAttribute('novalidate', '');
    adopt(textsOf(form.current, names));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: afterwards the state decides what the fields hold
  }, []);
}
