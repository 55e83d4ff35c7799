import { AccountError } from './account-error.ts';
import type { User } from './auth.ts';

/** What a section may do with the visitor's account. Every action rejects with an {@link AccountError}. */
export interface Accounts {
  /** Creates an account, whose owner is then signed in. */
  register(email: string, password: string, displayName: string): Promise<User>;
  signIn(email: string, password: string): Promise<User>;
  signOut(): Promise<void>;
}

const notConfigured = async (): Promise<never> => {
  throw new AccountError(
    'auth/not-configured',
    'This site has no accounts, because no account provider is configured. Set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID for the site (.env.example explains them).',
  );
};

let provided: Accounts = { register: notConfigured, signIn: notConfigured, signOut: notConfigured };

/** For the shell, at its start, on a site that has accounts. */
export function provideAccounts(accounts: Accounts): void {
  provided = accounts;
}

/** The account of this visitor; `useAuth` follows what becomes of it. */
export const accounts: Accounts = {
  register: (email, password, displayName) => provided.register(email, password, displayName),
  signIn: (email, password) => provided.signIn(email, password),
  signOut: () => provided.signOut(),
};
