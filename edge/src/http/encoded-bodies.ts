import PQueue from 'p-queue';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { brotliParams, type Encoding, MIN_BYTES, QUALITY } from './encoding.ts';

/** The encodings of one body. */
interface EncodedBody {
  readonly made: Partial<Record<Encoding, Promise<Buffer>>>;
  /** How often Brotli was asked for. */
  asked: number;
}

const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, QUALITY.fast),
  gzip: (body) => promisify(gzip)(body),
};

/** Encodings are stored for as long as the body is in memory, so that they are not made for each visitor. */
const encodedBodies = new WeakMap<Buffer, EncodedBody>();
/** Compresses one body at a time. Fast encodings do not wait for it. */
const background = new PQueue({ concurrency: 1 });

/** The best encoding that a browser accepts, or null. @param acceptEncoding its header */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | null {
  return negotiate<Encoding>(acceptEncoding ?? '', ['br', 'gzip']);
}

/** The best encoding for a body, or null when it is sent as it is. */
export function encodingFor(body: Buffer, acceptEncoding: string | undefined): Encoding | null {
  return body.length < MIN_BYTES ? null : acceptedEncoding(acceptEncoding);
}

/** Stores an encoding that was made elsewhere. */
export function storeEncoded(body: Buffer, encoding: Encoding, bytes: Buffer): void {
  entryOf(body).made[encoding] ??= Promise.resolve(bytes);
}

/** The smallest Brotli form that is there; a fast one where none is. Nobody has asked for it. */
export function compressed(body: Buffer): Promise<Buffer> {
  return (entryOf(body).made.br ??= encode.br(body));
}

/** Returns a fast encoding at first. When Brotli is asked for a second time, the smallest encoding is made in the background. */
export function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const entry = entryOf(body);
  const bytes = (entry.made[encoding] ??= encode[encoding](body));
  if (encoding === 'br' && (entry.asked += 1) === 2) {
    void background.add(async () => {
      const smallest = await brotli(body, QUALITY.smallest);
      entry.made.br = Promise.resolve(smallest);
    });
  }
  return bytes;
}

function entryOf(body: Buffer): EncodedBody {
  const entry = encodedBodies.get(body) ?? { made: {}, asked: 0 };
  encodedBodies.set(body, entry);
  return entry;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: brotliParams(body, quality) });
}
