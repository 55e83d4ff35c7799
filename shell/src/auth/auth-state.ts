import type { User as FirebaseUser } from 'firebase/auth';
import { authStore, type User } from 'shared/shell-api';

/** Stores the signed-in visitor and clears the flag of an earlier sign-out. */
export function signedIn({ uid, email, displayName, photoURL }: FirebaseUser): User {
  const user = { uid, email, displayName, photoURL };
  authStore.setState({ status: 'signed-in', user, signedOut: false });
  return user;
}

export function signedOut(): void {
  authStore.setState({ status: 'signed-out', user: null });
}
