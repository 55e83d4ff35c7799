/** Replays the last click on a button whose region was not hydrated yet. */
export interface ClickReplay {
  /** React is about to hydrate the document. Until then no click is handled, so none is forgotten. */
  watch(): void;
  /** Whether a click in this region waits for its code. */
  isWaiting(region: Element): boolean;
  /** The region is hydrated: repeats the click that waited, if any. */
  replay(region: Element): void;
}

/** Buttons do nothing without their script. Links, forms and custom elements work, so their clicks are not repeated. */
const BUTTON = ':is(button, [role="button"]):not(form *, [data-live] *)';

interface WaitingClick {
  readonly event: MouseEvent;
  readonly button: HTMLElement;
}

/** React drops a click in a part that is not hydrated and stops its propagation. So this listens on the window. */
export function createClickReplay(): ClickReplay {
  const hydrated = new WeakSet<Element>();
  let waiting: WaitingClick | null = null;

  function store(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
    const region = button && regionOf(button);
    waiting = button && region && !hydrated.has(region) ? { event, button } : null;
  }

  addEventListener('click', store, { capture: true, passive: true });

  return {
    // A click that bubbles to the window was handled: React hydrated the region during the event.
    watch: () => addEventListener('click', () => void (waiting = null), { passive: true }),
    isWaiting: (region) => waiting !== null && regionOf(waiting.button) === region,
    replay(region) {
      hydrated.add(region);
      if (!waiting || regionOf(waiting.button) !== region) return;
      const { event, button } = waiting;
      waiting = null;
      // React still handles an event that is being dispatched.
      if (event.eventPhase === Event.NONE) button.click();
    },
  };
}

function regionOf(element: Element): Element | null {
  return element.closest('[data-section]');
}
