import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';
import * as v from 'valibot';

/**
 * A signed text with its signature: DSSE, the envelope of in-toto and Sigstore
 * (github.com/secure-systems-lab/dsse, protocol and envelope).
 */
export const Envelope = v.strictObject({
  payloadType: v.string(),
  payload: v.pipe(v.string(), v.base64()),
  signatures: v.pipe(v.array(v.strictObject({ keyid: v.string(), sig: v.pipe(v.string(), v.base64()) })), v.length(1)),
});
export type Envelope = v.InferOutput<typeof Envelope>;

export interface SigningKey {
  readonly id: string;
  /** Ed25519. */
  readonly privateKey: KeyObject;
}

export interface Signed {
  readonly payloadType: string;
  readonly payload: string;
}

export function signEnvelope({ payloadType, payload }: Signed, key: SigningKey): Envelope {
  const body = Buffer.from(payload);
  const signature = sign(null, encoding(payloadType, body), key.privateKey);
  return {
    payloadType,
    payload: body.toString('base64'),
    signatures: [{ keyid: key.id, sig: signature.toString('base64') }],
  };
}

/** The payload; null when this key did not sign it. @param publicKey Ed25519, SPKI in PEM */
export function openEnvelope({ payloadType, payload, signatures }: Envelope, publicKey: string): string | null {
  const body = Buffer.from(payload, 'base64');
  const [signature] = signatures;
  if (!signature) return null;
  const valid = verify(
    null,
    encoding(payloadType, body),
    createPublicKey(publicKey),
    Buffer.from(signature.sig, 'base64'),
  );
  return valid ? body.toString() : null;
}

/** DSSE's "pre-authentication encoding". It signs type and body with their lengths, so they cannot be mixed. */
function encoding(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `), body]);
}

/** Subresource integrity of a file's bytes, `sha384-…` (W3C Subresource Integrity). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${hash('sha384', bytes, 'base64')}`;
}

/**
 * A key's id: the first half of its public part's SHA-256, in hex. @param publicKey SPKI in PEM, or a private key's PEM
 */
export function keyIdOf(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return hash('sha256', der, 'hex').slice(0, 32);
}
