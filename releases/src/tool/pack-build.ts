import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Envelope } from '../store/signing/envelope.ts';
import { filesOf } from '../store/signing/files-of.ts';
import { STATEMENT_FILE } from '../store/signing/release-statement.ts';

/** A build and its signed statement as one upload: tar in gzip. */
export async function packBuild(folder: string, statement: Envelope): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name: STATEMENT_FILE }, JSON.stringify(statement));
  for (const name of await filesOf(folder)) archive.entry({ name }, await readFile(join(folder, name)));
  archive.finalize();
  const packed = createGzip();
  for await (const chunk of archive) packed.write(chunk);
  packed.end();
  return buffer(packed);
}
