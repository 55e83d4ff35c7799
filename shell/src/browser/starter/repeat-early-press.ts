/** A form's button works without script, and the menu takes its focus over by itself. */
const PRESSED = 'main button:focus:not(:focus-visible, form *)';

/**
 * Does a press on a button that came before this script. Nothing tells of such a press but the focus, which a pointer gives without
 * `:focus-visible`. WebKit gives buttons none, so there it is lost.
 */
export function repeatEarlyPress(): void {
  try {
    document.querySelector<HTMLElement>(PRESSED)?.click();
  } catch {
    // Old browsers do not know the selector.
  }
}
