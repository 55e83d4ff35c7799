import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import * as v from 'valibot';

/** A picture of 12 megapixels takes 3 s. */
const LIMIT_MS = 60_000;

const resultSchema = v.tuple([v.picklist(['converted', 'too large'])]);

export type HeicResult = 'converted' | 'too large' | 'unreadable';

/** In a thread of its own: others are served meanwhile, and its memory is free afterwards, also when the decoder fails. */
async function inWorker(path: string): Promise<HeicResult> {
  const worker = new Worker(join(__dirname, 'heic-worker.js'), { workerData: path });
  try {
    const message: unknown = await once(worker, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    return v.parse(resultSchema, message)[0];
  } catch {
    return 'unreadable';
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Makes a JPEG of a file that is a HEIC, in its place. One at a time: 12 megapixels need 280 MB. */
export function convertHeic(path: string): Promise<HeicResult> {
  const conversion = last.then(() => inWorker(path));
  last = conversion;
  return conversion;
}
