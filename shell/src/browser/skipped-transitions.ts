/**
 * A page that took long to come (a slow stylesheet, a busy machine) is shown without its transition. The browser then rejects
 * promises of that transition, which React Router does not hold: nobody's error.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (rejection) => {
    const { reason } = rejection;
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) rejection.preventDefault();
  });
}
