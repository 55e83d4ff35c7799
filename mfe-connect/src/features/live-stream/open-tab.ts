interface Outcome {
  readonly onOpen: () => void;
  readonly onBlocked: () => void;
}

/** Opens an address in a new tab. `noopener` would cut the tie as well, but hide whether the browser blocked the tab. */
export function openTab(address: string, { onOpen, onBlocked }: Outcome): void {
  const tab = window.open('', '_blank');
  if (tab === null) return onBlocked();
  tab.opener = null;
  tab.location.href = address;
  onOpen();
}
