/** A file of the content API, or why there is none. */
export type Upload =
  | { readonly status: 'found'; readonly body: Buffer }
  | { readonly status: 'unchanged' }
  /** Nothing to make pictures of here. */
  | { readonly status: 'too-large' }
  | { readonly status: 'missing' }
  /** Nobody answered, or not whole. */
  | { readonly status: 'unavailable' };

const TIMEOUT_MS = 5_000;
/** What a camera writes stays well below. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Asks the content API for one of its files.
 * @param path one that `isUpload` allows
 * @param knownSince when it was read before (milliseconds since 1970): it is not read again if it has not changed since
 */
export async function fetchUpload(origin: string, path: string, knownSince?: number): Promise<Upload> {
  try {
    // A content API does not send elsewhere; following would let its answer choose the address.
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

/** HTTP knows whole seconds: what changed in the very second counts as new. No date says nothing. */
function isOlder(lastModified: string | null, knownSince = 0): boolean {
  return lastModified !== null && Date.parse(lastModified) + 1_000 <= knownSince;
}

/** Counts what comes: the answer's own word about its length may be missing or wrong. Leaving the loop ends the call. */
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
