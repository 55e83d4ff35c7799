import { isPlainClick } from '../static/static-link.ts';

/** Replays the last click on a control whose region was not hydrated yet. */
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
/** It changes its own page, which the browser would load again. */
const CONTROL_LINK = 'a[data-control]';

/** Milliseconds until the browser follows such a link after all. */
const LINK_LIMIT_MS = 4_000;

interface WaitingClick {
  readonly event: MouseEvent;
  readonly control: HTMLElement;
}

/** React drops a click in a part that is not hydrated and stops its propagation. So this listens on the window. */
export function createClickReplay(): ClickReplay {
  /** Hydrated regions, and links that the browser follows. */
  const answering = new WeakSet<Element>();
  let waiting: WaitingClick | null = null;

  /** A press that another one follows is not shown as taken any more. */
  function wait(click: WaitingClick | null): void {
    if (waiting) waiting.control.ariaBusy = null;
    waiting = click;
  }

  function store(event: MouseEvent): void {
    const click = unanswered(event, answering);
    wait(click);
    if (!click?.control.matches(CONTROL_LINK)) return;
    holdBack(click);
    setTimeout(() => waiting === click && follow(click), LINK_LIMIT_MS);
  }

  function follow({ control }: WaitingClick): void {
    answering.add(control);
    control.click();
  }

  addEventListener('click', store, { capture: true });

  return {
    // A click that bubbles to the window was handled: React hydrated the region during the event.
    watch: () => addEventListener('click', () => wait(null), { passive: true }),
    isWaiting: (region) => waiting !== null && regionOf(waiting.control) === region,
    replay(region) {
      answering.add(region);
      if (!waiting || regionOf(waiting.control) !== region) return;
      const { event, control } = waiting;
      wait(null);
      // React still handles an event that is being dispatched.
      if (event.eventPhase === Event.NONE) control.click();
    },
  };
}

/** A click on a control whose region is not hydrated. */
function unanswered(event: MouseEvent, answering: WeakSet<Element>): WaitingClick | null {
  const control = controlOf(event);
  const region = control && regionOf(control);
  return !region || answering.has(region) || answering.has(control) ? null : { event, control };
}

/** The browser does not follow the link, which shows that its press was taken. */
function holdBack({ event, control }: WaitingClick): void {
  event.preventDefault();
  event.stopPropagation();
  control.ariaBusy = 'true';
}

/** What a click is for. A click that opens a link elsewhere is the browser's. */
function controlOf(event: MouseEvent): HTMLElement | null {
  if (!(event.target instanceof Element)) return null;
  const button = event.target.closest<HTMLElement>(BUTTON);
  return button ?? (isPlainClick(event) ? event.target.closest<HTMLElement>(CONTROL_LINK) : null);
}

function regionOf(element: Element): Element | null {
  return element.closest('[data-section]');
}
