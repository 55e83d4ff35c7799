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

/** Encodes a body in this thread, with the fast quality. Null for a small body. */
export function encodeNow(body: Uint8Array, encoding: Encoding): Buffer | null {
  if (body.length < MIN_BYTES) return null;
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: brotliParams(body, QUALITY.fast) });
}
