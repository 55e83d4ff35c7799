/** An address without its query. */
export function pathOf(url: string): string {
  return url.replace(/\?.*/s, '');
}
