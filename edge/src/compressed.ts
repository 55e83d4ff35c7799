import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const SMALL_BYTES = 1_024;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** As long as an answer is kept, so are its compressed forms: made once, not for each visitor. */
const made = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** The best encoding of an answer that the visitor's browser takes; null where it is sent as it is. */
export function encodingFor(body: Buffer, acceptEncoding: string | undefined): Encoding | null {
  return body.length < SMALL_BYTES ? null : negotiate<Encoding>(acceptEncoding ?? '', ['br', 'gzip']);
}

export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = made.get(body) ?? {};
  made.set(body, forms);
  return (forms[encoding] ??= compress[encoding](body));
}
