/** Milliseconds after the page has loaded: it is alive before what embellishes it comes, on a slow phone too. */
const REST_MS = 2_000;

/**
 * Runs a task once the page's own files are there, so that what only embellishes does not compete with them.
 * Without the task's files the page is complete too: a failure is noted, no more.
 * @returns a function that cancels the task
 */
export function afterPageLoad(task: (signal: AbortSignal) => Promise<void>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const run = () => {
    task(signal).catch((error: unknown) => console.error(error));
  };
  const runUnlessLeft = () => signal.aborted || run();
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', () => setTimeout(runUnlessLeft, REST_MS), { once: true, signal });
  return () => controller.abort();
}
