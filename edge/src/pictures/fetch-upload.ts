import { askContentApi, bodyWithin } from '../content/ask-content-api.ts';

/** A file of the content API, or why there is none. */
export type Upload =
  | { readonly status: 'found'; readonly body: Buffer }
  | { readonly status: 'unchanged' }
  | { readonly status: 'too-large' }
  | { readonly status: 'missing' }
  /** There was no answer, or it did not arrive whole. */
  | { readonly status: 'unavailable' };

/** A camera's files are much smaller. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Asks the content API for one of its files.
 * @param path one that `isUpload` allows
 * @param knownSince milliseconds since 1970; a file that has not changed since is not read again
 */
export async function fetchUpload(origin: string, path: string, knownSince?: number): Promise<Upload> {
  try {
    const response = await askContentApi(`${origin}${path}`);
    const unchanged = response.ok && isOlder(response.headers.get('last-modified'), knownSince);
    if (response.ok && !unchanged) {
      const body = await bodyWithin(MAX_BYTES, response);
      return body ? { status: 'found', body } : { status: 'too-large' };
    }
    await response.body?.cancel();
    if (unchanged) return { status: 'unchanged' };
    return { status: response.status >= 500 ? 'unavailable' : 'missing' };
  } catch {
    return { status: 'unavailable' };
  }
}

/** HTTP dates have whole seconds, so a change in the same second counts as new. So does a missing date. */
function isOlder(lastModified: string | null, knownSince = 0): boolean {
  return lastModified !== null && Date.parse(lastModified) + 1_000 <= knownSince;
}
