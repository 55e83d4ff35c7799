import { createOutageLog, DatabaseAway, migrateDatabase, untilSucceeds } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { createServer, listen } from '../http/create-server.ts';
import { sendLastResort } from '../http/plain-answers.ts';

export interface DatabaseWait {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/** The service manager has to start the edge once more: the passed socket was closed with the server that answered meanwhile. */
export class StartAgain extends Error {
  constructor() {
    super('The database answers: the edge ends, to be started again with its socket.');
  }
}

/**
 * Brings the database to this program's schema as soon as it answers. Resolves also when the wait is ended.
 * Throws `DatabaseRefused` when the database cannot be used as it is.
 */
export function migrateWhenBack({ url, log, signal }: DatabaseWait): Promise<void> {
  const outage = createOutageLog(log, { begins: 'the database is still away', ends: 'the database answers' });
  const isOutage = (error: unknown) => error instanceof DatabaseAway;
  return untilSucceeds(() => migrateDatabase(url), { signal, outage, isOutage });
}

/** Answers while the edge cannot serve yet: it lives, and is not ready. Returns the way to stop. */
export async function answerNotReady(config: Config, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const app = await createServer(config, log);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.code(503).send({ status: 'not ready', database: false }),
  );
  app.all('/*', (_request, reply) => sendLastResort(reply, 503));
  await listen(app, config);
  return async () => void (await app.close());
}
