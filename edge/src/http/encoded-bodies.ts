import PQueue from 'p-queue';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, gunzip, gzip, type ZlibOptions } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { brotliParams, type Encoding, MIN_BYTES, QUALITY } from './encoding.ts';

/** A text, and what it is sent as. In memory are the forms that were asked for: the text itself is six times as long as they are. */
export interface Body {
  /** Bytes of the text. */
  readonly length: number;
  /** Bytes of the form that it was made of. */
  readonly stored: number;
  /** Rejects when the form that it was made of is damaged. */
  text(): Promise<Buffer>;
  /** Returns a fast encoding at first. When Brotli is asked for a second time, the smallest encoding is made in the background. */
  encoded(encoding: Encoding): Promise<Buffer>;
  /** The smallest Brotli form that is there; a fast one where none is. Nobody has asked for it. */
  compressed(): Promise<Buffer>;
}

/** A text in one encoding. */
interface EncodedText {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Bytes of the text. */
  readonly length: number;
}

const encode: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, QUALITY.fast),
  gzip: (text) => promisify(gzip)(text),
};

const decode: Record<Encoding, (bytes: Buffer, options: ZlibOptions & BrotliOptions) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Of the texts that others hold, so that encodings are not made for each visitor. */
const bodies = new WeakMap<Buffer, Body>();
/** Compresses one body at a time. Fast encodings do not wait for it. */
const background = new PQueue({ concurrency: 1 });

/** The best encoding that a browser accepts, or null. @param acceptEncoding its header */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | null {
  return negotiate<Encoding>(acceptEncoding ?? '', ['br', 'gzip']);
}

/** The best encoding for a body, or null when it is sent as it is. */
export function encodingFor(
  { length }: { readonly length: number },
  acceptEncoding: string | undefined,
): Encoding | null {
  return length < MIN_BYTES ? null : acceptedEncoding(acceptEncoding);
}

/** The body of a text, the same for the same buffer. */
export function bodyOf(text: Buffer): Body {
  const known = bodies.get(text) ?? createBody({ length: text.length, stored: text.length, text: async () => text });
  bodies.set(text, known);
  return known;
}

/** The body of a text that was encoded elsewhere. */
export function encodedBody({ encoding, bytes, length }: EncodedText): Body {
  const text = () => decode[encoding](bytes, { maxOutputLength: length });
  return createBody({ length, stored: bytes.length, text }, { [encoding]: Promise.resolve(bytes) });
}

function createBody(
  { length, stored, text }: Pick<Body, 'length' | 'stored' | 'text'>,
  made: Partial<Record<Encoding, Promise<Buffer>>> = {},
): Body {
  let asked = 0;
  const inForm = (encoding: Encoding) => (made[encoding] ??= text().then(encode[encoding]));

  async function makeSmallest(): Promise<void> {
    const smallest = await brotli(await text(), QUALITY.smallest);
    made.br = Promise.resolve(smallest);
  }

  return {
    length,
    stored,
    text,
    encoded(encoding) {
      if (encoding === 'br' && (asked += 1) === 2) void background.add(makeSmallest);
      return inForm(encoding);
    },
    compressed: () => inForm('br'),
  };
}

function brotli(text: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: brotliParams(text, quality) });
}
