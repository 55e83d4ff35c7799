/** Between two pieces of work the browser may draw, and answer a visitor. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
