/**
 * Runs in the page. `alive`: every region is the client app's own, and the browser has been idle since. `missing`: so it is, and none is of
 * the release. React leaves a mark on the elements that are its own.
 * @param release `events@1.1.0`; the shell has no region
 */
export async function lookAtPage(release: string): Promise<'alive' | 'coming' | 'missing'> {
  const isOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const regions = [...document.querySelectorAll('[data-section] > :not(style, link)')];
  const frame = [...document.querySelectorAll('header, footer')];
  const coming = [...frame, ...regions].filter((element) => !isOwn(element));
  const isThere = document.readyState === 'complete' && frame.length + regions.length > 0;
  // A document that waits is hydrated when a visitor points at a control. Not each page has one.
  const control = document.body.appendChild(document.createElement('button'));
  control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  control.remove();
  // A region's code may load only when it is seen.
  for (const element of coming) element.scrollIntoView();
  if (!isThere || coming.length > 0) return 'coming';
  await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 500 }));
  const isShown = release.startsWith('shell@') || document.querySelector(`[data-release="${release}"]`) !== null;
  return isShown ? 'alive' : 'missing';
}
