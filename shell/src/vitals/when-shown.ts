/** Calls back when the visitor sees the document: now, or at activation if the browser prerenders it. */
export function whenShown(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Chromium's. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
