import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A content encoding of HTTP (RFC 9110, 8.4). */
export type Encoding = 'br' | 'gzip';

/** Brotli's quality. For a page, `smallest` saves 8 % and takes seventy times as long (90 ms). */
export const QUALITY = { fast: 5, smallest: 11 };

/** Smaller bodies are sent as they are. */
export const MIN_BYTES = 1_024;

/** Brotli's settings for a body. @param quality one of {@link QUALITY} */
export function brotliParams({ length }: Uint8Array, quality: number): Record<number, number> {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length };
}

/** The entity tag of a text: weak, because it is the same for every encoding. */
export function tagOf(text: Uint8Array): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/** Encodes a body in this thread, with the fast quality. Null for a small body. */
export function encodeNow(body: Uint8Array, encoding: Encoding): Buffer | null {
  if (body.length < MIN_BYTES) return null;
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: brotliParams(body, QUALITY.fast) });
}

/** Encoded bodies of 20 kB. */
const MOST_ENCODED = 64;

/**
 * Encodes as {@link encodeNow} does, and once for all bodies with the same bytes. Its caller may give the bytes away.
 * @returns tag: the entity tag of the body
 */
export function createEncoder(encode = encodeNow) {
  const encoded = new Map<string, Buffer>();
  return (body: Uint8Array, encoding: Encoding): { readonly bytes: Buffer; readonly tag: string } | null => {
    const tag = tagOf(body);
    const key = `${encoding} ${tag}`;
    const bytes = encoded.get(key) ?? encode(body, encoding);
    if (!bytes) return null;
    // What was asked for longest ago is the first to go.
    encoded.delete(key);
    encoded.set(key, bytes);
    if (encoded.size > MOST_ENCODED) encoded.delete(encoded.keys().next().value ?? '');
    const own = Buffer.allocUnsafeSlow(bytes.length);
    bytes.copy(own);
    return { bytes: own, tag };
  };
}
