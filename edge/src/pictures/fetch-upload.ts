/** A file of the content API, or why there is none. */
export type Upload =
  | { readonly status: 'found'; readonly body: Buffer }
  | { readonly status: 'unchanged' }
  | { readonly status: 'too-large' }
  | { readonly status: 'missing' }
  /** There was no answer, or it did not arrive whole. */
  | { readonly status: 'unavailable' };

const TIMEOUT_MS = 5_000;
/** A camera's files are much smaller. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Asks the content API for one of its files.
 * @param path one that `isUpload` allows
 * @param knownSince milliseconds since 1970; a file that has not changed since is not read again
 */
export async function fetchUpload(origin: string, path: string, knownSince?: number): Promise<Upload> {
  try {
    // A redirect would let the answer choose the next address.
    const response = await fetch(`${origin}${path}`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const unchanged = response.ok && isOlder(response.headers.get('last-modified'), knownSince);
    if (response.ok && response.body && !unchanged) return await read(response.body);
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

/** Counts the bytes that arrive, because the declared length may be missing or wrong. Leaving the loop ends the call. */
async function read(body: AsyncIterable<Uint8Array>): Promise<Upload> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return { status: 'too-large' };
    parts.push(part);
  }
  return { status: 'found', body: Buffer.concat(parts) };
}
