/** What needs the app. Buttons of the menu and of custom elements do not. */
const CONTROLS = 'a, button:not([data-live] *), input, select, textarea, summary';
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Resolves when a visitor has the focus on a control, or points at one. */
export async function firstInteraction(): Promise<void> {
  if (!document.activeElement?.closest(CONTROLS)) await nextInteraction();
}

/** Resolves when the visitor points at a control, touches it or focuses it. */
export async function nextInteraction(): Promise<void> {
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const notice = ({ target }: Event) => void (target instanceof Element && target.closest(CONTROLS) && resolve());
    for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true, signal: ended.signal });
  });
  ended.abort();
}
