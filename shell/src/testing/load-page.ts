import { deleteApp, getApps } from 'firebase/app';
import { authStore } from 'shared/shell-api';
import { startAuth } from '../auth/start-auth.ts';
import { parsePublicConfig } from '../site/public-config.ts';

/** Loads a page of a site with accounts. Only the browser's storage is left of the page before. */
export async function loadPage(firebase?: Readonly<Record<string, unknown>>): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
  authStore.setState(authStore.getInitialState(), true);
  await startAuth(parsePublicConfig(firebase ? { firebase } : {}));
}
