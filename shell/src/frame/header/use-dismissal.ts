import { type RefObject, useEffect } from 'react';

interface Dismissal {
  readonly close: () => void;
  readonly closeSubmenu: () => void;
  readonly closeInnermost: () => void;
}

/**
 * Closes an open menu on a press or focus outside, its innermost part on Esc (with the focus on that part's button), and a dropdown
 * when Tab leaves it. A general loss of focus closes nothing: the item being pressed would move away.
 */
export function useDismissal(nav: RefObject<HTMLElement | null>, open: boolean, dismissal: Dismissal): void {
  const { close, closeSubmenu, closeInnermost } = dismissal;
  useEffect(() => {
    if (!open) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = ({ target }: Event) => isOutside(nav.current, target) && close();
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      focusButton(nav.current);
      closeInnermost();
    };
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && isOutside(openSubmenu(nav.current), target)) closeSubmenu();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', escape, { signal });
    document.addEventListener('keyup', leave, { signal });
    return () => controller.abort();
  }, [nav, open, close, closeSubmenu, closeInnermost]);
}

function isOutside(element: Element | null, target: EventTarget | null): boolean {
  return element !== null && target instanceof Node && !element.contains(target);
}

function openSubmenu(nav: Element | null): Element | null {
  return nav?.querySelector('li > [aria-expanded="true"]')?.parentElement ?? null;
}

/** The innermost open part is the last in document order. */
function focusButton(nav: Element | null): void {
  const buttons = nav?.querySelectorAll<HTMLElement>('[aria-expanded="true"]') ?? [];
  Array.from(buttons).at(-1)?.focus();
}
