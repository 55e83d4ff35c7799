import { createPublicKey, hash } from 'node:crypto';

/** Subresource integrity of a file's bytes, `sha384-…` (W3C Subresource Integrity). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${hash('sha384', bytes, 'base64')}`;
}

/** A key's name: the first half of the SHA-256 of its public part, hexadecimal. @param publicKey SPKI in PEM, or a private key's PEM */
export function keyIdOf(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return hash('sha256', der, 'hex').slice(0, 32);
}
