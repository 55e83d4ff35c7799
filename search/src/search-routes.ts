import type { FastifyInstance } from 'fastify';
import { PATH, type Search } from './create-search.ts';

export interface SearchRoutesOptions {
  readonly search: Search;
  /** How long caches may answer for the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the server has no time for what can wait. */
  readonly isOverloaded: () => boolean;
}

const NO_STORE = { 'cache-control': 'no-store', 'retry-after': '5' };

const OVERLOADED = {
  data: null,
  error: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'Too many people search just now. Please try again in a minute.',
    details: {},
  },
};

/** `GET /api/search?q=…`, for browsers. The index is filled from the moment that the server listens. */
export async function searchRoutes(app: FastifyInstance, options: SearchRoutesOptions): Promise<void> {
  const { search, headers, isOverloaded } = options;
  app.addHook('onListen', async () => search.start());
  app.addHook('onClose', async () => search.stop());

  app.get(PATH, async (request, reply) => {
    if (isOverloaded()) return reply.code(503).headers(NO_STORE).send(OVERLOADED);
    const { status, body } = await search.answer(request.url);
    return reply
      .code(status)
      .headers(status === 200 ? headers : NO_STORE)
      .type('application/json; charset=utf-8')
      .send(Buffer.from(body));
  });
}
