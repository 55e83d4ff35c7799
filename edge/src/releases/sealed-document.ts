import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { ReleaseDocument } from './release-document.ts';
import { DocumentRefused } from './release-error.ts';

/** How the release document lies in the store. */
const SealedDocument = v.strictObject({
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  document: ReleaseDocument,
  /** HMAC-SHA-256 of serial and document, base64url. */
  seal: v.string(),
});

export interface Numbered {
  readonly serial: number;
  readonly document: ReleaseDocument;
}

/** @param key of this site's edges; who can write the store but has no key changes nothing */
export function seal({ serial, document }: Numbered, key: Buffer): string {
  const valid = v.parse(ReleaseDocument, document);
  return `${JSON.stringify({ serial, document: valid, seal: sealOf({ serial, document: valid }, key) }, null, 2)}\n`;
}

/** Throws {@link DocumentRefused} for anything that {@link seal} has not made with the same key. */
export function unseal(text: string, key: Buffer): Numbered {
  const parsed = v.safeParse(SealedDocument, jsonOf(text));
  if (!parsed.success) throw new DocumentRefused(`The release document is not valid:\n${v.summarize(parsed.issues)}`);
  const { serial, document, seal: given } = parsed.output;
  if (!isSame(given, sealOf({ serial, document }, key)))
    throw new DocumentRefused(
      'The release document was changed by another hand than an edge of this site: its seal is broken.',
    );
  return { serial, document };
}

function sealOf({ serial, document }: Numbered, key: Buffer): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([serial, document]))
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
