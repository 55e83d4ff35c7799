import { compressed } from './body.mjs';

/** @typedef {import('./body.mjs').Body} Body */

/** Milliseconds for which a document is fresh, as at the edge. */
const FRESH_MS = 5_000;
const HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=5',
  // The edge sends it too. Chromium starts a process for it, which delays the first paint.
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Documents by address, each made once: what is stale is sent, while the next one is made.
 * @param {(request: Request) => Promise<Response>} respond
 * @returns {(url: string) => Promise<Body>}
 */
export function createDocuments(respond) {
  /** @type {Map<string, { body: Promise<Body>, madeAt: number }>} */
  const documents = new Map();

  return (url) => {
    const cached = documents.get(url);
    if (cached && Date.now() - cached.madeAt < FRESH_MS) return cached.body;
    const made = make(respond, url);
    // While it is made, the last one is sent; after a failure too.
    const next = { body: cached ? cached.body : made, madeAt: Date.now() };
    documents.set(url, next);
    made.then(
      (body) => documents.set(url, { body: Promise.resolve(body), madeAt: Date.now() }),
      (error) => {
        console.error(error);
        if (!cached) documents.delete(url);
      },
    );
    return next.body;
  };
}

/**
 * @param {(request: Request) => Promise<Response>} respond
 * @param {string} url
 * @returns {Promise<Body>}
 */
async function make(respond, url) {
  const response = await respond(new Request(url));
  const headers = { ...HEADERS, ...Object.fromEntries(response.headers) };
  return compressed({ status: response.status, headers, plain: Buffer.from(await response.arrayBuffer()) });
}
