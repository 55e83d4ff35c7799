/** `12.5 %`, with a space that does not break. */
export function percent(share: number): string {
  return `${Number(share.toFixed(2))}\u00a0%`;
}
