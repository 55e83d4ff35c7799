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
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true, signal });
  return () => controller.abort();
}
