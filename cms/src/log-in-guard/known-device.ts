import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { secrets } from '../environment/secrets';

const DAYS = 90;

/** Where the browser of an editor keeps it. */
export const DEVICE_COOKIE = 'soteria_device';
export const DEVICE_COOKIE_MS = DAYS * 86_400_000;

const sealOf = (parts: string, account: string) =>
  createHmac('sha256', secrets.ADMIN_JWT_SECRET).update(`known device\0${parts}\0${account}`).digest();

/**
 * Says that this account has logged in on this device before (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). It lets nobody in: it only takes the device out of the count that strangers drive up.
 */
export function issueDevice(account: string, now: number): string {
  const parts = `${now + DEVICE_COOKIE_MS}.${randomBytes(16).toString('base64url')}`;
  return `${parts}.${sealOf(parts, account).toString('base64url')}`;
}

/** The device's own name; null when the cookie is made up, too old, or another account's. */
export function knownDevice(cookie: string | undefined, account: string, now: number): string | null {
  const [expires = '', name = '', seal = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(seal, 'base64url');
  const wanted = sealOf(`${expires}.${name}`, account);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return Number(expires) > now ? name : null;
}
