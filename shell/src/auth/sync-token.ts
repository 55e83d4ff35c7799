import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth';

/** Specification, section 9: an older token is not sent. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Tells a path of this site who is signed in: POST with the token, DELETE after a sign-out. The request precedes the change of
 * state, so the change fails if the request fails. Each new token is sent too. The SDK's own `getAuth` does the same.
 */
export function syncToken(auth: Auth, path: string): void {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin || !isSecureContext) return;
  let lastSent: string | null | undefined;

  async function send(user: User | null): Promise<void> {
    const result = user && (await user.getIdTokenResult());
    if (result && Date.now() - Date.parse(result.issuedAtTime) > MAX_AGE_MS) return;
    const token = result?.token ?? null;
    if (token === lastSent) return;
    await fetch(href, token === null ? { method: 'DELETE' } : { method: 'POST', headers: bearer(token) });
    lastSent = token;
  }

  const sendOrLog = (user: User | null) =>
    send(user).catch((error: unknown) => console.error(`The token did not reach ${path}.`, error));
  beforeAuthStateChanged(auth, send, () => void sendOrLog(auth.currentUser));
  onIdTokenChanged(auth, (user) => void sendOrLog(user));
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
