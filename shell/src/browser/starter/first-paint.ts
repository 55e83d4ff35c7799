import { nextTask } from 'shared/ui/when-idle';

/** Milliseconds. Then the app starts, even if the browser has painted nothing. */
const LIMIT_MS = 1_000;

/** Resolves when the document is on the screen, or hidden. */
export async function firstPaint(): Promise<void> {
  if (document.hidden || performance.getEntriesByType?.('paint').length) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, LIMIT_MS);
  });
  await nextTask();
}
