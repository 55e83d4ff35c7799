import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isSameText, macOf, parseJson, writeWhole } from 'releases/serving';
import * as v from 'valibot';
import { type Body, encodedBody } from '../../http/encoded-bodies.ts';
import { tagOf } from '../../http/encoding.ts';

const StoredDocument = v.object({
  /** Path and query. */
  address: v.string(),
  headers: v.record(v.string(), v.string()),
  etag: v.string(),
  /** Milliseconds since 1970, as the next two. */
  madeAt: v.number(),
  staleAt: v.number(),
  endsAt: v.number(),
  /** What the content API answered to the document's calls: a hash by address. */
  content: v.record(v.string(), v.string()),
  /** Length of its Brotli form. The forms follow each other in the file. */
  length: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const Head = v.object({
  /** Hashes of what all documents are made of, by name. */
  madeOf: v.record(v.string(), v.string()),
  documents: v.array(StoredDocument),
});

/** A document on disk. */
export interface DocumentOnDisk extends Omit<v.InferOutput<typeof StoredDocument>, 'length'> {
  /** Its body, Brotli. */
  readonly compressed: Buffer;
}

export interface StoredDocuments {
  readonly madeOf: Readonly<Record<string, string>>;
  readonly documents: readonly DocumentOnDisk[];
}

/** A file that this site did not write, or not to its end. */
export class DamagedDocuments extends Error {
  override readonly name = 'DamagedDocuments';
}

/** A site of 100 pages has 2 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAC = /^[\w-]{43}$/;
const NEWLINE = 0x0a;

/** Replaces the file, as a whole: a MAC, a line of JSON, the bodies. What comes first of the documents is most likely to find room. */
export async function writeDocuments(file: string, { madeOf, documents }: StoredDocuments, key: Buffer): Promise<void> {
  let room = MAX_BYTES / 2;
  const stored = documents.filter(({ compressed }) => (room -= compressed.length) >= 0);
  const listed = stored.map(({ compressed, ...document }) => ({ ...document, length: compressed.length }));
  const head = Buffer.from(`${JSON.stringify({ madeOf, documents: listed })}\n`);
  const content = Buffer.concat([head, ...stored.map(({ compressed }) => compressed)]);
  await writeWhole(file, Buffer.concat([Buffer.from(`${macOfBytes(content, key)}\n`), content]));
}

/** What the file has; null without one. Throws {@link DamagedDocuments}. */
export async function readDocuments(file: string, key: Buffer): Promise<StoredDocuments | null> {
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) return null;
  if (size > MAX_BYTES) throw new DamagedDocuments(`It has ${size} bytes, and may have ${MAX_BYTES}.`);
  const [mac, content] = cut(await readFile(file));
  if (!MAC.test(mac) || !isSameText(mac, macOfBytes(content, key)))
    throw new DamagedDocuments(
      'It is not what this site has written: it was cut short, changed, or is of another site.',
    );
  const [json, bodies] = cut(content);
  const head = v.safeParse(Head, parseJson(json));
  if (!head.success) throw new DamagedDocuments('It is of another version of the program.');
  return { madeOf: head.output.madeOf, documents: withBodies(head.output.documents, bodies) };
}

/** A stored document's body. Throws {@link DamagedDocuments} when it is not what its tag says. */
export async function bodyOnDisk({ compressed, etag }: DocumentOnDisk): Promise<Body> {
  const text = await promisify(brotliDecompress)(compressed, { maxOutputLength: MAX_BODY_BYTES });
  if (etag !== tagOf(text)) throw new DamagedDocuments('A document is not what its tag says.');
  return encodedBody({ encoding: 'br', bytes: compressed, length: text.length });
}

function withBodies(listed: v.InferOutput<typeof Head>['documents'], bodies: Buffer): DocumentOnDisk[] {
  let at = 0;
  return listed.map(({ length, ...document }) => ({ ...document, compressed: bodies.subarray(at, (at += length)) }));
}

/** The first line, and what follows it. */
function cut(bytes: Buffer): [line: string, rest: Buffer] {
  const end = bytes.indexOf(NEWLINE);
  return end === -1 ? ['', bytes] : [bytes.toString('latin1', 0, end), bytes.subarray(end + 1)];
}

function macOfBytes(bytes: Buffer, key: Buffer): string {
  return macOf(createHash('sha256').update(bytes).digest('hex'), 'stored-documents', key);
}
