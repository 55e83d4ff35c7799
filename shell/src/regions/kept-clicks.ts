/** The last button that was pressed in a region whose code was not there yet. */
export interface KeptClicks {
  /** Whether one waits in this region. */
  isKept(place: Element): boolean;
  /** The region's component has taken over its HTML: what was pressed meanwhile is pressed now. */
  alive(place: Element): void;
}

/** What does nothing without its script; links lead on, and forms are sent. */
const BUTTON = 'button:not(form *), [role="button"]:not(form *)';

interface Kept {
  readonly event: MouseEvent;
  readonly button: HTMLElement;
}

/** React drops a click in a part of the page that it has not taken over, and keeps it from everybody below the window. */
export function keepClicks(): KeptClicks {
  const living = new WeakSet<Element>();
  let kept: Kept | null = null;

  function keep(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
    const region = button && regionOf(button);
    kept = button && region && !living.has(region) ? { event, button } : null;
  }

  addEventListener('click', keep, { capture: true, passive: true });
  // It came through: the code was there, and React drew the region in the very moment.
  addEventListener('click', () => void (kept = null), { passive: true });

  return {
    isKept: (place) => kept !== null && regionOf(kept.button) === place,
    alive(place) {
      living.add(place);
      if (!kept || regionOf(kept.button) !== place) return;
      const { event, button } = kept;
      kept = null;
      // While the click is on its way React has yet to hand it on.
      if (event.eventPhase === Event.NONE) button.click();
    },
  };
}

function regionOf(element: Element): Element | null {
  return element.closest('[data-section]');
}
