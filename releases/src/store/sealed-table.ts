import * as v from 'valibot';
import { TableRefused } from '../table/release-error.ts';
import { ReleaseTable } from '../table/release-table.ts';
import { isSameText, macOf } from './files/secrets.ts';
import { parseJson } from './files/text-files.ts';

/** What a seal is for: a table that is sealed for something else is refused. */
const PURPOSE = 'release table';

const NOT_VALID = 'The release table is not valid. Restore the whole data folder of one time. What is wrong with it:';
const BROKEN = 'The release table was changed by another hand than an edge of this site: its seal is broken.';

export interface NumberedTable {
  readonly serial: number;
  readonly table: ReleaseTable;
}

/** How the release table lies in the store. */
const SealedTable = v.strictObject({
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  table: ReleaseTable,
  /** HMAC-SHA-256 of serial and table, base64url. */
  seal: v.string(),
});

/** @param key of this site's edges; who can write the store but has no key changes nothing */
export function seal({ serial, table }: NumberedTable, key: Buffer): string {
  const valid = v.parse(ReleaseTable, table);
  const sealed = { serial, table: valid, seal: macOf(textOf(serial, valid), PURPOSE, key) };
  return `${JSON.stringify(sealed, null, 2)}\n`;
}

/** Throws {@link TableRefused} for anything that {@link seal} has not made with the same key. */
export function unseal(text: string, key: Buffer): NumberedTable {
  const { serial, table, seal: given } = parsed(SealedTable, text);
  checkSeal(given, { text: textOf(serial, table), purpose: PURPOSE, key });
  return { serial, table };
}

/** Throws {@link TableRefused} when the stored text is not of the schema. */
export function parsed<const Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(text));
  if (!result.success) throw new TableRefused(`${NOT_VALID}\n${v.summarize(result.issues)}`);
  return result.output;
}

/** Throws {@link TableRefused} when a seal is not of this text. */
export function checkSeal(seal: string, sealed: { text: string; purpose: string; key: Buffer }): void {
  if (!isSameText(seal, macOf(sealed.text, sealed.purpose, sealed.key))) throw new TableRefused(BROKEN);
}

function textOf(serial: number, table: ReleaseTable): string {
  return JSON.stringify([serial, table]);
}
