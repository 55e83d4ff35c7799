import { nextTask } from 'shared/ui/when-idle';

/** Milliseconds after which a browser that draws nothing is not waited for. */
const LIMIT_MS = 1_000;

/** Once the document is on the screen, or nobody looks at it. */
export async function firstPaint(): Promise<void> {
  if (document.hidden || performance.getEntriesByType?.('paint').length) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, LIMIT_MS);
  });
  await nextTask();
}
