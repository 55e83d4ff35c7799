import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { signedIn, signedOut } from './auth-state.ts';
import type { FirebaseConfig } from '../site/public-config.ts';
import { syncToken } from './sync-token.ts';

/**
 * Starts the accounts SDK and keeps the store equal to it. Resolves when the first state is known.
 * `initializeAuth` without a popup resolver: `getAuth` would ask an outside host for a script on phones.
 */
export async function connectFirebase({ emulatorUrl, tokenSyncUrl, ...options }: FirebaseConfig): Promise<Auth> {
  const auth = initializeAuth(initializeApp(options), { persistence: browserLocalPersistence });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  if (tokenSyncUrl !== undefined) syncToken(auth, tokenSyncUrl);
  onAuthStateChanged(auth, (user) => void (user ? signedIn(user) : signedOut()));
  await auth.authStateReady();
  return auth;
}
