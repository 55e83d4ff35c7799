/** What is shared besides the address (specification, 'Events'). */
const INVITATION = { title: 'Check out this event!', text: 'Soteria Church MD is inviting you' };

/** `closed`: the visitor changed their mind. */
type ShareOutcome = 'shared' | 'closed' | 'unsupported' | 'failed';

/** Hands an address to the browser's share feature. Never rejects. */
export async function shareEvent(url: string): Promise<ShareOutcome> {
  // The type says that it is always there; Firefox on a desk does not have it.
  if (!('share' in navigator)) return 'unsupported';
  try {
    await navigator.share({ ...INVITATION, url });
    return 'shared';
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'closed';
    console.error(error);
    return 'failed';
  }
}
