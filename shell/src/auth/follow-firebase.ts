import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  type User as FirebaseUser,
} from 'firebase/auth';
import { authStore, type User } from 'shared/shell-api';
import type { FirebaseConfig } from './firebase-config.ts';

/**
 * Starts the accounts SDK and keeps the store equal to it. Resolves when the first state is known.
 * `initializeAuth` without a popup resolver: `getAuth` would ask an outside host for a script on phones.
 */
export function followFirebase({ emulatorUrl, appId, ...config }: FirebaseConfig): Promise<void> {
  const app = initializeApp({ ...config, ...(appId === undefined ? {} : { appId }) });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return new Promise((resolve) => {
    onAuthStateChanged(auth, (user) => {
      authStore.setState(user ? { status: 'signed-in', user: toUser(user) } : { status: 'signed-out', user: null });
      resolve();
    });
  });
}

function toUser({ uid, email, displayName, photoURL }: FirebaseUser): User {
  return { uid, email, displayName, photoURL };
}
