/** Session storage: each tab has its own recording, and a reload finds it again. */
export const OPEN_TRACK = 'soteria.player';

/** Whether this tab had a recording in its player when it was reloaded. */
export function hasOpenTrack(): boolean {
  try {
    return sessionStorage.getItem(OPEN_TRACK) !== null;
  } catch {
    // The name alone throws in a browser that forbids storage.
    return false;
  }
}
