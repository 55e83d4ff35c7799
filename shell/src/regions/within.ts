/**
 * The promise's value, or undefined if it takes longer than the limit.
 * Clears its timer, which would keep the value in memory.
 * @param limitMs milliseconds
 */
export function within<T>(promise: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
