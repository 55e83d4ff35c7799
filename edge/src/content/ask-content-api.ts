import { Agent, fetch, type Response, RetryAgent } from 'undici';

const TIMEOUT_MS = 5_000;
/** A file streams for as long as it takes. Its headers have to come within this time. */
const HEADERS_TIMEOUT_MS = 10_000;

/** Error codes of a connection that the other side has closed. They do not say that it is down. */
const CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Connections to the content API. It may close a silent one just as the next request is sent; that request is sent once
 * more. Only these methods are: they change nothing.
 */
export const contentApiAgent = new RetryAgent(new Agent({ headersTimeout: HEADERS_TIMEOUT_MS }), {
  methods: ['GET', 'HEAD'],
  errorCodes: CLOSED,
  statusCodes: [],
  maxRetries: 1,
  minTimeout: 0,
});

/**
 * Asks the content API with GET. Rejects without an answer within five seconds, body included, and for a redirect: it
 * would let the answer choose the next address.
 */
export function askContentApi(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { dispatcher: contentApiAgent, headers, redirect: 'error', signal });
}

/**
 * The body of an answer, or null where it has more bytes. Counts what arrives, because the declared length may be missing
 * or wrong. Rejects when the body does not arrive whole.
 */
export async function bodyWithin(maxBytes: number, { body }: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the call.
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
