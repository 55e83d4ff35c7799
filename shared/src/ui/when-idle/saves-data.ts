/** Not in every browser: https://wicg.github.io/savedata/ */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the visitor wants as few bytes as possible. */
export function savesData(): boolean {
  return (navigator as Connected).connection?.saveData === true;
}
