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
 * Starts the accounts SDK and copies its state to the store. Resolves when the first state is known. `getAuth` would load a script
 * of another host on phones, for popups that this site does not use.
 */
export async function connectFirebase({ emulatorUrl, tokenSyncUrl, ...options }: FirebaseConfig): Promise<Auth> {
  const auth = initializeAuth(initializeApp(options), { persistence: browserLocalPersistence });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  if (tokenSyncUrl !== undefined) syncToken(auth, tokenSyncUrl);
  onAuthStateChanged(auth, (user) => void (user ? signedIn(user) : signedOut()));
  await auth.authStateReady();
  return auth;
}
