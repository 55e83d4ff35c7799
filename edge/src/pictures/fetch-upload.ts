/** A file of the content API, or why there is none. */
export type Upload =
  | { readonly status: 'found'; readonly body: Buffer }
  /** Nothing to make pictures of here. */
  | { readonly status: 'too-large' }
  | { readonly status: 'missing' }
  /** Nobody answered, or not whole. */
  | { readonly status: 'unavailable' };

const TIMEOUT_MS = 5_000;
/** What a camera writes stays well below. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Asks the content API for one of its files. @param path one that `isUpload` allows */
export async function fetchUpload(origin: string, path: string): Promise<Upload> {
  try {
    // A content API does not send elsewhere; following would let its answer choose the address.
    const response = await fetch(`${origin}${path}`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok && response.body) return await read(response.body);
    await response.body?.cancel();
    return { status: response.status >= 500 ? 'unavailable' : 'missing' };
  } catch {
    return { status: 'unavailable' };
  }
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
