import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares without telling by its time where the two differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** HMAC-SHA-256, base64url. @param purpose a MAC that was made for one purpose is none for another */
export function macOf(text: string, purpose: string, key: Buffer): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest('base64url');
}

export function isMacOf(given: string, text: string, purpose: string, key: Buffer): boolean {
  return isSameText(given, macOf(text, purpose, key));
}
