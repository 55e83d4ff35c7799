const BUTTON = '[data-live] :is(button, [role="button"])';

/**
 * A press on a custom element whose script has not come yet is done once it has. The last press counts. Listens on the window: React stops the
 * events of what it has not hydrated.
 */
export function repeatOnceDefined(): void {
  let last: Event | undefined;
  async function hear(event: Event): Promise<void> {
    last = event;
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
    const name = button?.closest('[data-live]')?.localName ?? '';
    if (!button || !name.includes('-') || customElements.get(name)) return;
    await customElements.whenDefined(name);
    if (last === event) button.click();
  }
  addEventListener('click', (event) => void hear(event), { capture: true, passive: true });
}

/** A form's button works without script, and the menu takes its focus over by itself. */
const FOCUSED_BY_POINTER = 'main button:focus:not(:focus-visible, form *)';

/**
 * Does a press on a button that came before this script. Nothing tells of such a press but the focus, which a pointer gives without
 * `:focus-visible`. WebKit gives buttons none, so there it is lost.
 */
export function repeatEarlyPress(): void {
  try {
    document.querySelector<HTMLElement>(FOCUSED_BY_POINTER)?.click();
  } catch {
    // Old browsers do not know the selector.
  }
}
