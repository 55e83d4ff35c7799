import { createHmac } from 'node:crypto';
import { isSameText } from './is-same-text.ts';

/** HMAC-SHA-256, base64url. @param purpose a MAC that was made for one purpose is none for another */
export function macOf(text: string, purpose: string, key: Buffer): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest('base64url');
}

export function isMacOf(given: string, text: string, purpose: string, key: Buffer): boolean {
  return isSameText(given, macOf(text, purpose, key));
}
