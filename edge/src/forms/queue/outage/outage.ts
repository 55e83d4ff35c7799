import { answerWithin, createOutageLog, type OutageLog } from 'database';
import type { FastifyBaseLogger } from 'fastify';

/** How long a visitor's request waits for the shared database. Its answer may still come after that. */
const ANSWER_WITHIN_MS = 2_000;

/** Whether the shared database is away, as far as this edge knows. */
interface Outage extends OutageLog {
  /** Asks the database, unless it is away. Undefined when there is no answer. @param onBegin called when it is found away */
  ask<T>(work: () => Promise<T>, onBegin: () => void): Promise<{ readonly answer: T } | undefined>;
}

export function createOutage(log: FastifyBaseLogger): Outage {
  const outage = createOutageLog(log, {
    begins: 'the shared database takes no forms: they wait on this machine',
    ends: 'the shared database takes forms again',
  });
  return {
    ...outage,
    async ask(work, onBegin) {
      if (outage.isOut()) return undefined;
      try {
        return { answer: await answerWithin(ANSWER_WITHIN_MS, work()) };
      } catch (error) {
        outage.failed(error);
        onBegin();
        return undefined;
      }
    },
  };
}
