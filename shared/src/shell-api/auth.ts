import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The signed-in visitor (specification, section 3). */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** `unknown` until the account provider has answered; the client app waits for it. */
export interface AuthState {
  readonly status: 'unknown' | 'signed-in' | 'signed-out';
  readonly user: User | null;
  /** Set by a sign-out on purpose, in this visit. */
  readonly signedOut: boolean;
}

export const authStore = createStore<AuthState>(() => ({ status: 'unknown', user: null, signedOut: false }));

/** The visitor's account, followed. */
export function useAuth(): AuthState {
  return useStore(authStore);
}
