/** What is shared besides the address (specification, 'Events'). */
const INVITATION = { title: 'Check out this event!', text: 'Soteria Church MD is inviting you' };

type ShareProblem = 'unsupported' | 'failed';

/** Hands an address to the browser's share feature. Null: shared, or the visitor changed their mind. Never rejects. */
export async function shareEvent(url: string): Promise<ShareProblem | null> {
  // The type says that it is always there; Firefox on a desk does not have it.
  if (!('share' in navigator)) return 'unsupported';
  try {
    await navigator.share({ ...INVITATION, url });
    return null;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return null;
    console.error(error);
    return 'failed';
  }
}
