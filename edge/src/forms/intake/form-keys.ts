import { macOf } from 'releases/serving';
import type { Answers, FormKind } from '../queue/submission.ts';

/** How long the same answers of the same address, sent without a key, are one form. */
const WINDOW_MS = 10 * 60_000;

/** Whether two forms say the same. Keyed: nobody can find out by guessing what an erased form said. */
export function fingerprintOf(kind: FormKind, answers: Answers, secret: Buffer): string {
  return macOf(JSON.stringify([kind, Object.entries(answers).sort()]), 'form-answers', secret);
}

/**
 * The keys that a form without one may have, when a browser sends it by itself: of these ten minutes and of those before,
 * so that a second click counts as such on either side of a boundary. In the form of a UUID (RFC 9562, version 8).
 */
export function derivedKeys(fingerprint: string, address: string, now: number, secret: Buffer): [string, string] {
  const window = Math.floor(now / WINDOW_MS);
  const keyOf = (part: number) => toUuid(macOf(JSON.stringify([fingerprint, address, part]), 'form-key', secret));
  return [keyOf(window), keyOf(window - 1)];
}

function toUuid(mac: string): string {
  const hex = Buffer.from(mac, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
