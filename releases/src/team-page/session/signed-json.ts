import { isMacOf, macOf } from '../../store/secrets/mac.ts';

/** `<JSON>.<MAC>`, both base64url: fit for a cookie. What it says can be read by its holder, but not changed. */
export function signJson(value: unknown, purpose: string, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${macOf(body, purpose, key)}`;
}

/** What {@link signJson} was given; undefined for anything that it has not made. To be parsed by the caller. */
export function readSignedJson(signed: string, purpose: string, key: Buffer): unknown {
  const [body = '', mac = ''] = signed.split('.');
  if (signed !== `${body}.${mac}` || !isMacOf(mac, body, purpose, key)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
