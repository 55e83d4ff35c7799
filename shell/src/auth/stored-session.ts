/** The key under which the accounts SDK stores the session (`browserLocalPersistence`, default app). */
function keyOf(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`;
}

export function hasStoredSession(apiKey: string): boolean {
  try {
    return localStorage.getItem(keyOf(apiKey)) !== null;
  } catch {
    // The name alone throws in a browser that forbids storage.
    return false;
  }
}

/** Calls back when another tab signs in. */
export function onStoredSession(apiKey: string, callback: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === keyOf(apiKey) && hasStoredSession(apiKey)) callback();
  });
}
