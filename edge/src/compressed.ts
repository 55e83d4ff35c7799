import PQueue from 'p-queue';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

/** An answer's forms by encoding. */
interface Forms {
  readonly made: Partial<Record<Encoding, Promise<Buffer>>>;
  /** The smallest form was begun. */
  smallest?: true;
}

const SMALL_BYTES = 1_024;
/** Of Brotli. The smallest form of a page is 8 % smaller than the quick one, and takes seventy times as long (90 ms). */
const QUALITY = { quick: 5, smallest: 11 };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, QUALITY.quick),
  gzip: (body) => promisify(gzip)(body),
};

/** As long as an answer is kept, so are its compressed forms: made once, not for each visitor. */
const formsOf = new WeakMap<Buffer, Forms>();
/** One at a time: whoever waits for a quick form goes first. */
const background = new PQueue({ concurrency: 1 });

/** The best encoding of an answer that the visitor's browser takes; null where it is sent as it is. */
export function encodingFor(body: Buffer, acceptEncoding: string | undefined): Encoding | null {
  return body.length < SMALL_BYTES ? null : negotiate<Encoding>(acceptEncoding ?? '', ['br', 'gzip']);
}

/** Quick for whoever asks first; an answer that is asked for again gets its smallest form meanwhile. */
export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = formsOf.get(body) ?? { made: {} };
  formsOf.set(body, forms);
  const made = forms.made[encoding];
  if (!made) return (forms.made[encoding] = compress[encoding](body));
  if (encoding === 'br' && !forms.smallest) {
    forms.smallest = true;
    void background.add(async () => {
      const smallest = await brotli(body, QUALITY.smallest);
      forms.made.br = Promise.resolve(smallest);
    });
  }
  return made;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}
