import type { MessagePort } from 'node:worker_threads';
import { CONTENT_ORIGIN } from './content-origin.ts';
import { jsonResponse } from './json-response.ts';

interface Answer {
  readonly id: number;
  readonly status: number;
  readonly body: Uint8Array;
}

/** `fetch` in a render worker: the content's origin is the edge itself, which is asked by the port of the present render. */
export interface ContentFetch {
  readonly fetch: typeof fetch;
  /** From now on this port is asked; it is closed by the edge. */
  use(port: MessagePort): void;
}

/**
 * @param elsewhere for every other origin
 * @param keepPlace called at a question: whose code asks; what it returns is called before that code goes on with the answer
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
