import * as v from 'valibot';
import { TableRefused } from '../table/release-error.ts';
import { ReleaseTable } from '../table/release-table.ts';
import { isSameText, macOf } from './files/secrets.ts';
import { parseJson } from './files/text-files.ts';

/** The seal's purpose. A seal for another purpose is refused. */
const PURPOSE = 'release table';

const NOT_VALID = 'The release table is not valid. Restore the whole data folder of one time. What is wrong with it:';
const BROKEN = 'The release table was changed by another hand than an edge of this site: its seal is broken.';

export interface NumberedTable {
  readonly serial: number;
  readonly table: ReleaseTable;
}

/** The stored form of the release table. */
const SealedTable = v.strictObject({
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  table: ReleaseTable,
  /** HMAC-SHA-256 of serial and table, base64url. */
  seal: v.string(),
});

/** Seals a table. Without the key, nobody who can write the store can change it. @param key shared by all edges */
export function seal({ serial, table }: NumberedTable, key: Buffer): string {
  const valid = v.parse(ReleaseTable, table);
  const sealed = { serial, table: valid, seal: macOf(textOf(serial, valid), PURPOSE, key) };
  return `${JSON.stringify(sealed, null, 2)}\n`;
}

/** Throws {@link TableRefused} for text that {@link seal} did not make with this key. */
export function unseal(text: string, key: Buffer): NumberedTable {
  const { serial, table, seal: given } = parsed(SealedTable, text);
  checkSeal(given, { text: textOf(serial, table), purpose: PURPOSE, key });
  return { serial, table };
}

/** Throws {@link TableRefused} when the stored text does not match the schema. */
export function parsed<const Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(text));
  if (!result.success) throw new TableRefused(`${NOT_VALID}\n${v.summarize(result.issues)}`);
  return result.output;
}

/** Throws {@link TableRefused} when the seal does not match the text. */
export function checkSeal(seal: string, sealed: { text: string; purpose: string; key: Buffer }): void {
  if (!isSameText(seal, macOf(sealed.text, sealed.purpose, sealed.key))) throw new TableRefused(BROKEN);
}

function textOf(serial: number, table: ReleaseTable): string {
  return JSON.stringify([serial, table]);
}
