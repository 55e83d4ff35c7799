/** An address without its query. */
export function pathOf(url: string): string {
  return url.replace(/\?.*/s, '');
}

/** Where an error comes from, without its message: that may quote what a visitor typed, which belongs in no log. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}
