import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readText, withFileLock, writeWhole } from './text-files.ts';

/** Compares in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** HMAC-SHA-256 in base64url. @param purpose a MAC is valid for its own purpose only */
export function macOf(text: string, purpose: string, key: Buffer): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest('base64url');
}

/** 256 random bits that all edges of a data folder share. The first edge creates the file, for its user only. */
export async function siteSecret(file: string): Promise<Buffer> {
  return withFileLock(file, async () => {
    const present = await readText(file);
    const secret = present === '' ? randomBytes(32).toString('base64url') : present.trim();
    if (present === '') await writeWhole(file, `${secret}\n`);
    return Buffer.from(secret, 'base64url');
  });
}

/** Signs a value as `<JSON>.<MAC>`, both in base64url. A cookie's holder can read it, but not change it. */
export function signJson(value: unknown, purpose: string, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${macOf(body, purpose, key)}`;
}

/** The value that {@link signJson} signed, not yet validated; undefined for a wrong signature. */
export function readSignedJson(signed: string, purpose: string, key: Buffer): unknown {
  const [body = '', mac = ''] = signed.split('.');
  if (signed !== `${body}.${mac}` || !isSameText(mac, macOf(body, purpose, key))) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
