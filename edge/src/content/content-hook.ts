import { createOutageLog, type Database, untilSucceeds } from 'database';
import type { FastifyBaseLogger, FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { randomUUID } from 'node:crypto';
import { isSameText } from 'releases/serving';

export interface ContentHookOptions {
  /** Without a secret every call is refused. */
  readonly secret: string | undefined;
  /** Content was edited, or may have been. Every edge that shares the database is told. */
  readonly onChange: () => void;
  /** The CMS has called this very edge. */
  readonly onCall: () => void;
  readonly database?: Pick<Database, 'query' | 'listen'> | undefined;
  readonly log: FastifyBaseLogger;
}

/** `POST /_/content-changed`: the CMS calls it on one edge after each edit. */
export async function contentHook(app: FastifyInstance, options: ContentHookOptions): Promise<void> {
  const { secret, onChange, onCall, database } = options;
  const tell = database ? shareEdits(app, { ...options, database }) : () => undefined;
  // The body is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });

  app.post('/_/content-changed', { onRequest: onlyTheCms(secret) }, async (request, reply) => {
    onChange();
    onCall();
    tell();
    request.log.info('content changed');
    return reply.code(204).send();
  });
}

const CHANNEL = 'content_changed';

/** Hears of edits that other edges were called for. Returns the way to tell them. */
function shareEdits(
  app: FastifyInstance,
  { onChange, database, log }: ContentHookOptions & { readonly database: Pick<Database, 'query' | 'listen'> },
): () => void {
  const edge = randomUUID();
  const ended = new AbortController();
  // Without a message, listening has begun anew: an edit may have been missed.
  const stop = database.listen(CHANNEL, (message) => {
    if (message !== edge) onChange();
  });
  app.addHook('onClose', async () => {
    ended.abort();
    stop();
  });
  const notify = async () => void (await database.query('SELECT pg_notify($1, $2)', [CHANNEL, edge]));
  const outage = createOutageLog(log, {
    begins: 'other edges are told of an edit as soon as the database answers',
    ends: 'other edges are told of edits again',
  });
  return onceMore(() => untilSucceeds(notify, { signal: ended.signal, outage }));
}

/** Returns a function that does it, and once more when it is called meanwhile. */
function onceMore(work: () => Promise<void>): () => void {
  let [isWanted, isRunning] = [false, false];

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work();
    }
  }

  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => (isRunning = false));
  };
}

/** Accepts callers that know the secret of the CMS. Without a secret every call is refused. */
export function onlyTheCms(secret: string | undefined): onRequestAsyncHookHandler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (secret && isSameText(request.headers.authorization ?? '', `Bearer ${secret}`)) return;
    return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Unauthorized' });
  };
}
