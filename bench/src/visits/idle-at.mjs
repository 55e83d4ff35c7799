/** Milliseconds without a long task and without a script on its way. */
const QUIET_MS = 500;

/**
 * When the page came to rest after it was hydrated.
 * @param {number} hydrated
 * @param {readonly (readonly [start: number, end: number])[]} work long tasks and requests of scripts
 */
export function idleAt(hydrated, work) {
  const inOrder = [...work].sort(([a], [b]) => a - b);
  return inOrder.reduce((quiet, [start, end]) => (start < quiet + QUIET_MS && end > quiet ? end : quiet), hydrated);
}
