/** Signs that the visitor decides where to be. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place of a page that may not be long enough yet: after a reload, the page that Back leads to still loads.
 * Tries again as the page grows, until the place is reached or the visitor scrolls.
 * @param page whose growth is watched
 * @param place in pixels from the document's top
 * @returns ends the attempts
 */
export function scrollToPlace(page: Element, place: number): () => void {
  const visitor = new AbortController();
  const end = () => visitor.abort();
  if (reach(place)) return end;
  const growth = new ResizeObserver(() => reach(place) && end());
  growth.observe(page);
  visitor.signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of TAKES_OVER) window.addEventListener(sign, end, { passive: true, signal: visitor.signal });
  return end;
}

/** @returns whether the document is long enough for the place */
function reach(place: number): boolean {
  window.scrollTo(0, place);
  return place <= Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
}
