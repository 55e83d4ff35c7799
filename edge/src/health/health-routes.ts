import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

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
