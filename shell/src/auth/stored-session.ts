/** Where the accounts SDK keeps who is signed in: `browserLocalPersistence`, default app. */
function keyOf(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`;
}

export function hasStoredSession(apiKey: string): boolean {
  try {
    return localStorage.getItem(keyOf(apiKey)) !== null;
  } catch {
    // A browser that stores nothing for this site throws at the mere name.
    return false;
  }
}

/** Calls back when somebody signs in in another tab. */
export function onStoredSession(apiKey: string, callback: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === keyOf(apiKey) && hasStoredSession(apiKey)) callback();
  });
}
