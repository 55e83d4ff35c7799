import {
  type Auth,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { type Accounts, authStore, type User } from 'shared/shell-api';
import { accountError } from './account-error.ts';
import { signedIn, signedOut } from './auth-state.ts';
import { checkPassword } from './check-password.ts';
import { connectFirebase } from './connect-firebase.ts';
import type { FirebaseConfig } from '../site/public-config.ts';

/** The accounts of a Firebase project. Resolves when the first state is known. */
export async function firebaseAccounts(config: FirebaseConfig): Promise<Accounts> {
  const auth = await connectFirebase(config).catch(rethrown);
  return {
    register: (...account) => register(auth, account).catch(rethrown),
    signIn: (...credentials) => signIn(auth, ...credentials).catch(rethrown),
    signOut: () => leave(auth).catch(rethrown),
  };
}

async function register(auth: Auth, [email, password, displayName]: Parameters<Accounts['register']>): Promise<User> {
  await checkPassword(auth, password);
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  // The specification passes `member` (section 3). The provider stores the name only.
  const profile = { displayName, member: false };
  await updateProfile(user, profile);
  // The SDK has no event for a changed name.
  return signedIn(user);
}

async function signIn(auth: Auth, email: string, password: string): Promise<User> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return signedIn(user);
}

async function leave(auth: Auth): Promise<void> {
  await signOut(auth);
  signedOut();
  authStore.setState({ signedOut: true });
}

function rethrown(error: unknown): never {
  throw accountError(error);
}
