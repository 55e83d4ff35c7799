import { answerWithin } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';

/** How long a visitor's request waits for the shared database. Its answer may still come after that. */
const ANSWER_WITHIN_MS = 2_000;

/** Whether the shared database is away, as far as this edge knows. */
interface Outage {
  isOn(): boolean;
  begin(error: unknown): void;
  end(): void;
  /** Asks the database, unless it is away. Undefined when there is no answer. @param onBegin called when it is found away */
  ask<T>(work: () => Promise<T>, onBegin: () => void): Promise<{ readonly answer: T } | undefined>;
}

export function createOutage(log: FastifyBaseLogger): Outage {
  let on = false;
  const begin = (error: unknown) => {
    if (!on) log.error({ stack: stackOf(error) }, 'the shared database takes no forms: they wait on this machine');
    on = true;
  };
  return {
    isOn: () => on,
    begin,
    end() {
      if (on) log.info('the shared database takes forms again');
      on = false;
    },
    async ask(work, onBegin) {
      if (on) return undefined;
      try {
        return { answer: await answerWithin(ANSWER_WITHIN_MS, work()) };
      } catch (error) {
        begin(error);
        onBegin();
        return undefined;
      }
    },
  };
}
