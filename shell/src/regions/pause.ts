/** Resolves with nothing after some milliseconds: what it races against was late. */
export function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
