import { answerWithin } from '../answer-within.ts';
import type { Answer, Queries } from '../database.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outage-log.ts';

/** After a failure the database is not asked for so long. */
const ASK_AGAIN_MS = 2_000;

/** The part of a driver's client that the library uses. */
interface StoreClient {
  query(statement: { readonly text: string; readonly values: readonly unknown[] }): Promise<Answer>;
}

interface AskingOptions {
  /** Milliseconds that a request waits for its count. */
  readonly answerWithinMs: number;
  readonly log: Log;
}

/** Rejects at once while the database is away, so that a visitor waits for it once at most. */
export function askingBriefly(database: Queries, { answerWithinMs, log }: AskingOptions): StoreClient {
  let awayUntil = -Infinity;
  const outage = createOutageLog(log, {
    begins: 'the database does not count requests: this edge counts by itself until it does again',
    ends: 'the database counts requests again',
  });
  return {
    async query({ text, values }) {
      if (performance.now() < awayUntil) throw new Error('The database is away.');
      try {
        const answer = await answerWithin(answerWithinMs, database.query(text, values));
        outage.succeeded();
        return answer;
      } catch (error) {
        outage.failed(error);
        awayUntil = performance.now() + ASK_AGAIN_MS;
        throw error;
      }
    },
  };
}
