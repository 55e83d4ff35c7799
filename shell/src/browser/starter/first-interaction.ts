/** What needs the app. Buttons of the menu and of custom elements do not. */
const CONTROLS = 'button:not([data-live] *), input, select, textarea, summary, a[data-control]';
/** Assistive technology may click without a pointer. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/** Whether links lead on by the app, or by documents. */
export type LeadingOn = 'by-app' | 'by-documents';

/** Resolves when a visitor has the focus on a control, or points at one. */
export async function firstInteraction(links: LeadingOn): Promise<void> {
  if (!document.activeElement?.closest(controlsWith(links))) await nextInteraction(links);
}

function controlsWith(links: LeadingOn): string {
  return links === 'by-app' ? `a, ${CONTROLS}` : CONTROLS;
}

/** Who opens the menu follows a link of it next. */
const MENU_BUTTON = 'nav[data-live] button';

/**
 * Resolves when the visitor points at a control, touches it or focuses it. Where links lead on by the app, also after the paint of
 * the menu that was pressed.
 */
export async function nextInteraction(links: LeadingOn): Promise<void> {
  const controls = controlsWith(links);
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const notice = ({ target }: Event) => void (target instanceof Element && target.closest(controls) && resolve());
    const noticeMenu = ({ target }: Event) =>
      void (
        target instanceof Element &&
        target.closest(MENU_BUTTON) &&
        requestAnimationFrame(() => setTimeout(resolve))
      );
    const options = { capture: true, passive: true, signal: ended.signal };
    for (const sign of SIGNS) addEventListener(sign, notice, options);
    if (links === 'by-app') addEventListener('click', noticeMenu, options);
  });
  ended.abort();
}
