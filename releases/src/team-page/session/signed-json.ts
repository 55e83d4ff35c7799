import { isSameText, macOf } from '../../store/files/secrets.ts';

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
