/** An address without its query. */
export function pathOf(url: string): string {
  return url.replace(/\?.*/s, '');
}

/** An error's stack without its message: the message may quote a visitor, and must not be logged. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}
