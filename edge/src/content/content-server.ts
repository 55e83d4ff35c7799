import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { type ContentRoutes, contentRoutes } from './content-routes.ts';

export interface ContentServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * The content routes once more, for this machine's render workers only. Apart from the public server because it has to
 * outlive it: on a stop the last documents still need their content.
 */
export async function startContentServer(routes: ContentRoutes, log: FastifyBaseLogger): Promise<ContentServer> {
  const app = Fastify({
    loggerInstance: log.child({}, { level: 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  // Within one machine compressing costs more than it saves.
  app.addHook('onRequest', async ({ headers }) => void delete headers['accept-encoding']);
  await app.register(contentRoutes, routes);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => app.close() };
}
