/**
 * Runs a task one at a time, so an older result never comes last. Calls during a run share the next one.
 * @param task its rejection reaches the calls of that run; the next call runs it again
 */
export function inSequence(task: () => Promise<void>): () => Promise<void> {
  let latest = Promise.resolve();
  let next: Promise<void> | null = null;
  const run = () => {
    next = null;
    return (latest = task());
  };
  return () => (next ??= latest.then(run, run));
}
