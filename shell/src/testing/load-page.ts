import { deleteApp, getApps } from 'firebase/app';
import { authStore } from 'shared/shell-api';
import { startAuth } from '../auth/start-auth.ts';
import { parsePublicConfig } from '../site/public-config.ts';

/** A page of a site with accounts is loaded: of the page before it, only what the browser stores is left. */
export async function loadPage(firebase?: Readonly<Record<string, unknown>>): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
  authStore.setState(authStore.getInitialState(), true);
  await startAuth(parsePublicConfig(firebase ? { firebase } : {}));
}
