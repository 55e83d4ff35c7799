import type { FastifyBaseLogger } from 'fastify';
import { acceptedForms } from '../intake/accepted-forms.ts';
import { attemptNews } from './attempt-news.ts';
import type { Deliver } from './attempt.ts';
import { createAccept } from '../intake/create-accept.ts';
import { deliveryQueue } from './delivery-queue.ts';
import type { FormKind } from './submission.ts';
import { createLane, type Lane } from './lane.ts';
import { openDatabase } from './open-database.ts';
import { stackOf } from 'releases/serving';
import { staffDesk } from './staff-desk.ts';
import type { Submissions } from './submissions.ts';
import { watchUndelivered } from './watch-undelivered.ts';
import type { Database } from 'better-sqlite3';

/** How long the same form under the same key is known for a repetition. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Forgets keys and outcomes of old forms, and empties the write-ahead log, in which erased answers would stand until it
 * is written over.
 */
function forgetOld(database: Database, now: () => number): () => void {
  const old = database.prepare(`DELETE FROM submissions WHERE state IN ('delivered', 'removed') AND since < ?`);
  return () => {
    old.run(now() - KEPT_MS);
    database.pragma('wal_checkpoint(TRUNCATE)');
  };
}

export interface SubmissionsOptions {
  /** The database; readable by the edge's own user only. */
  readonly file: string;
  /** Keys the hashes by which repetitions are known. */
  readonly secret: Buffer;
  readonly toContentApi: Deliver;
  readonly toMail: Deliver;
  readonly log: FastifyBaseLogger;
  readonly now?: () => number;
  /** How long a visitor waits for the other side's own words, and a stop for what is under way. */
  readonly waitMs?: number | undefined;
  readonly stopWithinMs?: number | undefined;
}

const LOOK_EVERY_MS = 60_000;

/** Opens the forms' database and begins to deliver what waits there. Throws when the file cannot be used. */
export function openSubmissions({
  file,
  secret,
  log,
  now = Date.now,
  waitMs,
  stopWithinMs,
  ...options
}: SubmissionsOptions): Submissions {
  const database = openDatabase(file);
  const [queue, news] = [deliveryQueue(database, now), attemptNews()];
  const { overdue, ...desk } = staffDesk(database, now);
  const lane = (kinds: readonly FormKind[], deliver: Deliver) =>
    createLane({ queue, kinds, deliver, news, log, now, stopWithinMs });
  const content = lane(['member', 'prayer-request'], options.toContentApi);
  const mail = lane(['message'], options.toMail);
  const laneOf = (kind: FormKind): Lane => (kind === 'message' ? mail : content);

  const forget = forgetOld(database, now);
  const watch = watchUndelivered({ desk: { overdue }, log, now });
  const look = () => {
    try {
      watch();
      forget();
    } catch (error) {
      log.error({ stack: stackOf(error) }, 'the forms that were kept cannot be looked after');
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  look();

  return {
    ...desk,
    release(id) {
      const released = desk.release(id);
      content.wake();
      mail.wake();
      return released;
    },
    accept: createAccept({
      forms: acceptedForms(database, now),
      wake: (kind) => laneOf(kind).wake(),
      news,
      secret,
      now,
      waitMs,
    }),
    contentIsBack: content.hurry,
    async stop() {
      clearInterval(timer);
      await Promise.all([content.stop(), mail.stop()]);
      look();
      database.close();
    },
  };
}
