import type { MessagePort } from 'node:worker_threads';

/** The origin that loaders of a render ask. Nothing listens there: a worker's `fetch` asks the edge (decision 0028). */
export const CONTENT_ORIGIN = 'http://content.invalid';
const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

interface Answer {
  readonly id: number;
  readonly status: number;
  readonly body: Uint8Array;
}

/** `fetch` in a render worker. It asks the edge for content, by the port of the present render. */
export interface ContentFetch {
  readonly fetch: typeof fetch;
  /** Asks this port from now on. The edge closes it. */
  use(port: MessagePort): void;
}

/**
 * @param elsewhere `fetch` for every other origin
 * @param keepPlace called when code asks for content. The function that it returns is called before that code continues.
 */
export function createContentFetch(elsewhere: typeof fetch, keepPlace: () => () => void): ContentFetch {
  const waiting = new Map<number, (answer: Answer) => void>();
  let port: MessagePort | null = null;
  let asked = 0;

  function ask(address: string, signal: AbortSignal | null | undefined): Promise<Response> {
    const id = (asked += 1);
    const goBack = keepPlace();
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ status, body }) => {
        goBack();
        resolve(jsonResponse(status, body));
      });
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      port?.postMessage({ id, address });
    });
  }

  return {
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const isContent = url.startsWith(`${CONTENT_ORIGIN}/`) && !init?.signal?.aborted;
      return isContent ? ask(url.slice(CONTENT_ORIGIN.length), init?.signal) : elsewhere(input, init);
    },
    use(next) {
      waiting.clear();
      port = next;
      port.on('message', (answer: Answer) => {
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
      });
    },
  };
}

/** Reads text straight from the bytes. `Response` would use a stream, which takes ten times as long. */
function jsonResponse(status: number, body: Uint8Array): Response {
  const text = async () => Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
  const json = async () => JSON.parse(await text());
  return Object.assign(new Response(null, { status, headers: HEADERS }), { text, json });
}
