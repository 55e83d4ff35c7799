/** A region is asked for a little before it is on the screen, so that it is alive when it is. */
const NEAR = '200px';

/** What a visitor does before, or instead of, pressing something. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Calls `wanted` when a place on the page comes near the screen, or a visitor points at it, touches it or moves the focus
 * into it. Listens before React does, which keeps the events of a place that is not alive yet to itself.
 * @returns the way to stop
 */
export function whenWanted(place: Element, wanted: () => void): () => void {
  const over = new AbortController();
  const stop = () => over.abort();
  const tell = () => {
    stop();
    wanted();
  };
  // A browser that cannot say what is on its screen.
  if (typeof IntersectionObserver === 'undefined') tell();
  else observe(place, tell, over.signal);
  const notice = ({ target }: Event) => target instanceof Node && place.contains(target) && tell();
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true, signal: over.signal });
  if (place.contains(document.activeElement)) tell();
  return stop;
}

function observe(place: Element, seen: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(),
    { rootMargin: NEAR },
  );
  observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
}
