import { AccountError, type Accounts, provideAccounts } from 'shared/shell-api';
import { signedOut } from './auth-state.ts';
import type { DocumentConfig, FirebaseConfig } from '../site/public-config.ts';
import { hasStoredSession, onStoredSession } from './stored-session.ts';

/** Determines the auth state, for which the app waits. Never rejects: after an error the visitor is signed out. */
export function startAuth({ firebase }: DocumentConfig): Promise<void> {
  return start(firebase).catch(startFailed);
}

/**
 * Without a configuration or a stored session the visitor is signed out. The accounts SDK then loads when an action needs it or
 * another tab signs in.
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

/** Errors of registration and logout are logged and rethrown (specification, section 8). The caller handles a sign-in's errors. */
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

/** Loads the SDK at the first call. After a failure the next call tries again. */
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

/** This wording is here because the others are in the chunk that failed to load. */
function unreachable(cause: unknown): never {
  const message = 'Your account could not be reached. Please check your connection and try again.';
  throw new AccountError('auth/network-request-failed', message, { cause });
}
