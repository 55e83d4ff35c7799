/**
 * Opens an address in a new tab. `noopener` would cut the tie as well, but hide whether the browser blocked the tab.
 * @returns false when it did
 */
export function openTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.href = address;
  return true;
}
