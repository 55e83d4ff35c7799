import type { Database } from 'database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { onlyTheCms } from './only-the-cms.ts';

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
const TELL_AGAIN_MS = 500;

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
  return untilDone(notify, { ended: ended.signal, log });
}

/** Returns a function that does it until it succeeds, and once more when it is called meanwhile. */
function untilDone(
  work: () => Promise<void>,
  { ended, log }: { readonly ended: AbortSignal; readonly log: FastifyBaseLogger },
): () => void {
  const edits = { known: 0, told: 0 };
  let [running, failed] = [false, false];

  async function run(): Promise<void> {
    while (edits.told < edits.known && !ended.aborted) {
      const { known } = edits;
      const error: unknown = await work().then(() => null, String);
      if (error === null) [edits.told, failed] = [known, false];
      else {
        if (!failed) log.warn({ reason: error }, 'other edges are told of an edit as soon as the database answers');
        failed = true;
        await wait(TELL_AGAIN_MS, undefined, { ref: false, signal: ended }).catch(() => undefined);
      }
    }
  }

  return () => {
    edits.known += 1;
    if (running) return;
    running = true;
    void run().finally(() => (running = false));
  };
}
