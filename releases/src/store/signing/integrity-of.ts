import { hash } from 'node:crypto';

/** Subresource integrity of a file's bytes, `sha384-…` (W3C Subresource Integrity). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${hash('sha384', bytes, 'base64')}`;
}
