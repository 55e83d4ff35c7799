/** What needs the app. Buttons of the menu and of custom elements do not. */
const CONTROLS = 'a, button:not([data-live] *), input, select, textarea, summary';
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Resolves when a visitor has the focus on a control, or points at one. */
export async function firstInteraction(): Promise<void> {
  if (!document.activeElement?.closest(CONTROLS)) await nextInteraction();
}

/** Who opens the menu follows a link of it next. */
const MENU_BUTTON = 'nav[data-live] button';

/** Resolves when the visitor points at a control, touches it or focuses it; or after the paint of the menu that was pressed. */
export async function nextInteraction(): Promise<void> {
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const notice = ({ target }: Event) => void (target instanceof Element && target.closest(CONTROLS) && resolve());
    const noticeMenu = ({ target }: Event) =>
      void (
        target instanceof Element &&
        target.closest(MENU_BUTTON) &&
        requestAnimationFrame(() => setTimeout(resolve))
      );
    const options = { capture: true, passive: true, signal: ended.signal };
    for (const sign of SIGNS) addEventListener(sign, notice, options);
    addEventListener('click', noticeMenu, options);
  });
  ended.abort();
}
