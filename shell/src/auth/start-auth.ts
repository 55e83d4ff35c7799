import { authStore } from 'shared/shell-api';
import { firebaseConfig } from './firebase-config.ts';

/**
 * Makes the auth state known. Without a configuration it is known at once: signed out, and the accounts SDK is not
 * loaded at all.
 */
export async function startAuth(publicConfig: Readonly<Record<string, unknown>>): Promise<void> {
  const config = firebaseConfig(publicConfig);
  if (!config) {
    authStore.setState({ status: 'signed-out' });
    return;
  }
  const { followFirebase } = await import('./follow-firebase.ts');
  await followFirebase(config);
}
