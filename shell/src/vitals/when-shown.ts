/**
 * Calls back when the visitor sees the document: now, or after the first frame at activation if the browser prerenders it.
 * The frame then waits for nothing.
 */
export function whenShown(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', () => afterFrame(callback), { once: true });
  else callback();
}

/** The next task after a frame runs when the frame is painted. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Chromium's. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
