/**
 * Runs in the page before its own scripts: the clock stands still at a moment, so that a countdown shows the same twice. Timers
 * run on.
 */
export const FREEZE_CLOCK = `(at) => {
  globalThis.Date = new Proxy(Date, {
    apply: (Real) => new Real(at).toString(),
    construct: (Real, given, self) => Reflect.construct(Real, given.length === 0 ? [at] : given, self),
    get: (Real, key) => (key === 'now' ? () => at : Reflect.get(Real, key)),
  });
}`;

/** Runs in the page: it has done what can wait, and all of it was seen once. @param restMs after its load */
export async function restPage(restMs: number): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, loadedAt + restMs - performance.now())));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1_000 }));
}

/**
 * Runs in the page: all of it is there and nothing moves. Parts that are drawn only when they are seen are drawn, and the banner of
 * previews, which names the release, is away.
 * @returns the page's height in CSS pixels
 */
export async function settlePage(): Promise<number> {
  const style = new CSSStyleSheet();
  const hidden = "section[aria-label='Preview'] { display: none !important; }";
  style.replaceSync(
    `* { content-visibility: visible !important; caret-color: transparent !important; scroll-behavior: auto !important; } ${hidden}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const drawn = () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await drawn();
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  scrollTo(0, 0);
  await drawn();
  return document.documentElement.scrollHeight;
}
