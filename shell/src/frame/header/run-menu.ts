/** On the root while scripts run. Without it, panel and dropdowns open on hover and focus. */
const SCRIPTED = 'data-scripted';

const MENU = 'nav[aria-label="Main"]';

/**
 * The main menu's behaviour (WAI-ARIA pattern 'Disclosure Navigation Menu'), outside of React: a document that is not hydrated has it too, and
 * opening a part renders nothing. At most one dropdown is open. A general loss of focus closes nothing: the item being pressed would move away.
 * @returns how to stop
 */
export function runMenu(): () => void {
  const ended = new AbortController();
  function listen<Type extends 'click' | 'pointerdown' | 'focusin' | 'keydown' | 'keyup'>(
    type: Type,
    act: (nav: Element, event: WindowEventMap[Type]) => void,
  ): void {
    const hear = (event: WindowEventMap[Type]) => {
      const nav = document.querySelector(MENU);
      if (nav) act(nav, event);
    };
    // On the window: React stops the events of what it has not hydrated yet.
    window.addEventListener(type, hear, { capture: true, signal: ended.signal });
  }

  takeOver();
  listen('click', handleClick);
  listen('pointerdown', closeOutside);
  listen('focusin', closeOutside);
  listen('keydown', (nav, { key }) => void (key === 'Escape' && closeInnermost(nav)));
  listen('keyup', (nav, { key, target }) => void (key === 'Tab' && closeLeft(nav, target)));
  return () => ended.abort();
}

/** What has the focus stays open. */
function takeOver(): void {
  document.documentElement.setAttribute(SCRIPTED, '');
  const nav = document.activeElement?.closest(MENU);
  for (const button of nav?.querySelectorAll('button') ?? [])
    if (button.parentElement?.contains(document.activeElement)) setOpen(button, true);
}

/** A button opens or closes its part. A link closes all of the menu. */
function handleClick(nav: Element, { target }: Event): void {
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (!control || !nav.contains(control)) return;
  const opens = control.matches('button[aria-expanded="false"]');
  for (const button of openIn(nav)) {
    const isAround = control !== button && control.matches('button') && button.parentElement?.contains(control);
    if (!isAround) setOpen(button, false);
  }
  if (opens) setOpen(control, true);
}

function closeOutside(nav: Element, { target }: Event): void {
  if (!isIn(nav, target)) for (const button of openIn(nav)) setOpen(button, false);
}

/** The innermost open part is the last in document order. Its button gets the focus. */
function closeInnermost(nav: Element): void {
  const button = [...openIn(nav)].at(-1);
  button?.focus();
  if (button) setOpen(button, false);
}

/** Closes a dropdown that Tab has left. */
function closeLeft(nav: Element, target: EventTarget | null): void {
  for (const button of openIn(nav))
    if (button.parentElement !== nav && !isIn(button.parentElement, target)) setOpen(button, false);
}

function openIn(nav: Element): NodeListOf<HTMLElement> {
  return nav.querySelectorAll('button[aria-expanded="true"]');
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.parentElement?.toggleAttribute('data-open', open);
}

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}
