import type { FastifyInstance } from 'fastify';
import type { ContentCache } from '../content/content-cache.ts';
import { contentKey } from '../content/content-key.ts';

export interface ReadinessOptions {
  readonly cache: ContentCache;
  /** Renders the home page by the present lock, and returns its status. */
  readonly renderHome: () => Promise<number>;
  /** Names of stable releases that cannot be served. */
  readonly unserved: () => Promise<readonly string[]>;
  /** Whether the shared database has not answered since the start. */
  readonly waitsForDatabase: () => boolean;
}

/** What the edge can serve. */
export interface Readiness {
  readonly pages: boolean;
  readonly content: boolean;
  /** Stable releases that cannot be served (`events@1.0.0`). Absent when there are none. The site runs without them. */
  readonly unserved?: readonly string[];
  /** The shared database has not answered since the start: the edge serves what it knew before. Absent otherwise. */
  readonly database?: false;
}

const PROBE = contentKey('/api/events', new URLSearchParams('pagination[limit]=1'), 0);

/** Whether this edge can serve pages. It renders the home page until that has succeeded once. Later failures do not count. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { cache, renderHome, unserved, waitsForDatabase } = options;
  let rendered = false;

  async function pages(): Promise<boolean> {
    rendered ||= await renderHome().then(
      (status) => status === 200,
      () => false,
    );
    return rendered;
  }

  async function content(): Promise<boolean> {
    if (cache.isFilled()) return true;
    return cache.read(PROBE).then(
      () => true,
      () => false,
    );
  }

  return async () => {
    const [pagesReady, contentReady, names] = await Promise.all([pages(), content(), unserved()]);
    return {
      pages: pagesReady,
      content: contentReady,
      ...(names.length > 0 ? { unserved: names } : {}),
      ...(waitsForDatabase() ? { database: false } : {}),
    };
  };
}

/** `/healthz`: the process lives; `/readyz`: it can serve pages. */
export async function healthRoutes(
  app: FastifyInstance,
  { readiness }: { readonly readiness: () => Promise<Readiness> },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const parts = await readiness();
    const ready = parts.pages && parts.content;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...parts });
  });
}
