import { AccountError, type Accounts, provideAccounts } from 'shared/shell-api';
import { signedOut } from './auth-state.ts';
import type { DocumentConfig, FirebaseConfig } from '../site/public-config.ts';
import { hasStoredSession, onStoredSession } from './stored-session.ts';

/** Makes the auth state known. What goes wrong is logged and means signed out: the client app waits for this. */
export function startAuth({ firebase }: DocumentConfig): Promise<void> {
  return start(firebase).catch(startFailed);
}

/**
 * Without a configuration, or without a stored session, the state is known at once: signed out. The accounts SDK is not
 * loaded before an action needs it, or another tab has signed in.
 */
async function start(config: FirebaseConfig | undefined): Promise<void> {
  if (!config) return signedOut();
  const load = loader(config);
  provideAccounts(lazyAccounts(load));
  onStoredSession(config.apiKey, () => void load().catch(startFailed));
  if (hasStoredSession(config.apiKey)) await load();
  else signedOut();
}

function startFailed(error: unknown): void {
  console.error('The accounts could not be started.', error);
  signedOut();
}

/** Errors of registration and logout are logged and rethrown (specification, section 8); a sign-in's are the caller's. */
function lazyAccounts(load: () => Promise<Accounts>): Accounts {
  return {
    register: (...account) =>
      load()
        .then(({ register }) => register(...account))
        .catch(logged('The registration failed.')),
    signIn: (...credentials) => load().then(({ signIn }) => signIn(...credentials)),
    signOut: () =>
      load()
        .then(({ signOut }) => signOut())
        .catch(logged('The logout failed.')),
  };
}

function logged(what: string) {
  return (error: unknown): never => {
    console.error(what, error);
    throw error;
  };
}

/** The SDK, loaded at the first call; after a failure, at the next one. */
function loader(config: FirebaseConfig): () => Promise<Accounts> {
  let loading: Promise<Accounts> | undefined;
  return () =>
    (loading ??= load(config).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

async function load(config: FirebaseConfig): Promise<Accounts> {
  const chunk = import(/* webpackChunkName: "accounts" */ './firebase-accounts.ts');
  const { firebaseAccounts } = await chunk.catch(unreachable);
  return firebaseAccounts(config);
}

/** The other wordings are in the chunk that did not come. */
function unreachable(cause: unknown): never {
  const message = 'Your account could not be reached. Please check your connection and try again.';
  throw new AccountError('auth/network-request-failed', message, { cause });
}
