import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { filesOf, STATEMENT_FILE } from '../signing/release-statement.ts';

/** Of all files: the same build gives the same bytes. */
const mtime = new Date(0);

/** Packs a build and its signed statement: tar in gzip. @param statement empty for a build that is not signed */
export async function packBuild(folder: string, statement: string): Promise<Buffer> {
  const archive = pack();
  if (statement !== '') archive.entry({ name: STATEMENT_FILE, mtime }, statement);
  for (const name of await filesOf(folder)) archive.entry({ name, mtime }, await readFile(join(folder, name)));
  archive.finalize();
  const packed = createGzip();
  for await (const chunk of archive) packed.write(chunk);
  packed.end();
  return buffer(packed);
}

const PART_BYTES = 64 * 1024;

/** Streams bytes in parts, and reports progress (0 to 1). */
export function inParts(bytes: Uint8Array, tell: (share: number) => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const part = bytes.subarray(at, at + PART_BYTES);
      at += part.length;
      tell(at / bytes.length);
      controller.enqueue(part);
      if (at === bytes.length) controller.close();
    },
  });
}
