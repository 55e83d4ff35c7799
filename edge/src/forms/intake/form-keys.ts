import { macOf } from 'releases/serving';
import type { Answers, FormKind } from '../queue/submission.ts';

/** Without a key, equal answers of one address within this time are one form. */
const WINDOW_MS = 10 * 60_000;

/** Identifies the answers of a form. The hash has a key, so that nobody can guess erased answers. */
export function fingerprintOf(kind: FormKind, answers: Answers, secret: Buffer): string {
  return macOf(JSON.stringify([kind, Object.entries(answers).sort()]), 'form-answers', secret);
}

interface DerivedKeysOptions {
  readonly fingerprint: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly secret: Buffer;
}

/**
 * The keys of a form without a key: for the current ten minutes and for the ten before. A second click finds the first
 * form under one of them. Both are UUIDs (RFC 9562, version 8).
 */
export function derivedKeys({ fingerprint, address, now, secret }: DerivedKeysOptions): [string, string] {
  const window = Math.floor(now / WINDOW_MS);
  const keyOf = (part: number) => toUuid(macOf(JSON.stringify([fingerprint, address, part]), 'form-key', secret));
  return [keyOf(window), keyOf(window - 1)];
}

function toUuid(mac: string): string {
  const hex = Buffer.from(mac, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
