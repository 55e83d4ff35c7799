import { DatabaseAway, migrateDatabase } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { createServer } from '../http/create-server.ts';
import { sendLastResort } from '../http/last-resort.ts';

/** Milliseconds to the next attempt. Each failure doubles it, up to the longest. */
const WAIT_MS = { first: 250, longest: 5_000 };

export interface DatabaseWait {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/**
 * Brings the database to this program's schema as soon as it answers. Resolves also when the wait is ended.
 * Throws `DatabaseRefused` when the database cannot be used as it is.
 */
export async function migrateWhenBack({ url, log, signal }: DatabaseWait): Promise<void> {
  for (let ms = WAIT_MS.first; !signal.aborted; ms = Math.min(ms * 2, WAIT_MS.longest)) {
    await wait(ms, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await migrateDatabase(url);
      return log.info('the database answers');
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      log.warn({ reason: error.message }, 'the database is still away');
    }
  }
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
  await app.listen({ host: config.host, port: config.port });
  return async () => void (await app.close());
}
