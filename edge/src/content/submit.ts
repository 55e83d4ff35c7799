import { ContentUnavailable } from './content-unavailable.ts';

interface SubmitAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Hands a visitor's form to the content API. Throws ContentUnavailable when no usable answer came. */
export type Submit = (path: string, body: unknown, address: string) => Promise<SubmitAnswer>;

const TIMEOUT_MS = 10_000;

/** Forms go through as they are and are never repeated here: a second attempt could enter them twice. */
export function createSubmit(origin: string): Submit {
  return async (path, body, address) => {
    if (!(body instanceof Uint8Array)) throw new TypeError('The body of a form must be bytes.');
    try {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        // The API limits how often one address may write.
        headers: { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': address },
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await answerOf(response);
    } catch (cause) {
      throw new ContentUnavailable(`POST ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    }
  };
}

async function answerOf(response: Response): Promise<SubmitAnswer> {
  const type = response.headers.get('content-type') ?? 'none';
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new Error(`the answer's content type is ${type}`);
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    headers: { 'content-type': type, ...(retryAfter ? { 'retry-after': retryAfter } : {}) },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
