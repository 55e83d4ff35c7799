import PQueue from 'p-queue';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { brotliParams, type Encoding, QUALITY, SMALL_BYTES } from './quick-form.ts';

/** An answer's forms by encoding. */
interface Forms {
  readonly made: Partial<Record<Encoding, Promise<Buffer>>>;
  /** How often Brotli's form was asked for. */
  asked: number;
}

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, QUALITY.quick),
  gzip: (body) => promisify(gzip)(body),
};

/** As long as an answer is kept, so are its compressed forms: made once, not for each visitor. */
const formsOf = new WeakMap<Buffer, Forms>();
/** One at a time: whoever waits for a quick form goes first. */
const background = new PQueue({ concurrency: 1 });

/** The best encoding that a browser takes; null for none. @param acceptEncoding its header */
export function encodingOf(acceptEncoding: string | undefined): Encoding | null {
  return negotiate<Encoding>(acceptEncoding ?? '', ['br', 'gzip']);
}

/** The best encoding of an answer that the visitor's browser takes; null where it is sent as it is. */
export function encodingFor(body: Buffer, acceptEncoding: string | undefined): Encoding | null {
  return body.length < SMALL_BYTES ? null : encodingOf(acceptEncoding);
}

/** Of an answer that came with its quick form. */
export function keepForm(body: Buffer, encoding: Encoding, form: Buffer): void {
  formsFor(body).made[encoding] ??= Promise.resolve(form);
}

/** Quick for whoever asks first; an answer that is asked for again gets its smallest form meanwhile. */
export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = formsFor(body);
  const form = (forms.made[encoding] ??= compress[encoding](body));
  if (encoding === 'br' && (forms.asked += 1) === 2) {
    void background.add(async () => {
      const smallest = await brotli(body, QUALITY.smallest);
      forms.made.br = Promise.resolve(smallest);
    });
  }
  return form;
}

function formsFor(body: Buffer): Forms {
  const forms = formsOf.get(body) ?? { made: {}, asked: 0 };
  formsOf.set(body, forms);
  return forms;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: brotliParams(body, quality) });
}
