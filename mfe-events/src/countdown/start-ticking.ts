/** Countdown refresh (specification, section 9). */
const SECOND_MS = 1000;
/** For visitors who asked for less motion. */
const MINUTE_MS = 60_000;

/**
 * Shows the milliseconds that remain until a moment: at once, then at each whole second (or minute) of them, until none
 * do. Each tick asks the clock and aims at the next boundary: nothing adds up, neither over hours nor over a sleep. While
 * the page is hidden nothing runs.
 * @returns how to stop
 */
export function startTicking(target: number, show: (remaining: number) => void): () => void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    const step = reducedMotion.matches ? MINUTE_MS : SECOND_MS;
    const remaining = Math.max(0, target - Date.now());
    show(Math.ceil(remaining / step) * step);
    if (remaining > 0) timer = setTimeout(tick, remaining % step || step);
  }

  tick();
  document.addEventListener('visibilitychange', tick);
  reducedMotion.addEventListener('change', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    reducedMotion.removeEventListener('change', tick);
  };
}
