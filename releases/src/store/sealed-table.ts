import * as v from 'valibot';
import { jsonOf } from './files/json-of.ts';
import { isMacOf, macOf } from './secrets/mac.ts';
import { ReleaseDocument } from '../table/release-table.ts';
import { DocumentRefused } from '../release-error.ts';

const PURPOSE = 'release document';
const NOT_VALID =
  'The release document is not valid. Restore the whole data folder of one time; or, if it is of a version of this project ' +
  'before releases were signed, remove its folder releases and publish again. What is wrong with it:';

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
  return `${JSON.stringify({ serial, document: valid, seal: macOf(textOf({ serial, document: valid }), PURPOSE, key) }, null, 2)}\n`;
}

/** Throws {@link DocumentRefused} for anything that {@link seal} has not made with the same key. */
export function unseal(text: string, key: Buffer): Numbered {
  const parsed = v.safeParse(SealedDocument, jsonOf(text));
  if (!parsed.success) throw new DocumentRefused(`${NOT_VALID}\n${v.summarize(parsed.issues)}`);
  const { serial, document, seal: given } = parsed.output;
  if (!isMacOf(given, textOf({ serial, document }), PURPOSE, key))
    throw new DocumentRefused(
      'The release document was changed by another hand than an edge of this site: its seal is broken.',
    );
  return { serial, document };
}

function textOf({ serial, document }: Numbered): string {
  return JSON.stringify([serial, document]);
}
