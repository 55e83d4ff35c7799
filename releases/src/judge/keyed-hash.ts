import { createHmac } from 'node:crypto';

/** 96 bits that stand for a visitor or a network: the same on all edges of a site, and telling nothing without the key. */
export function keyedHash(key: Buffer, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
