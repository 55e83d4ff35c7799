import type { Queries } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import type { AcceptedForms, FormStore } from '../form-store.ts';
import { repeatTask } from '../timed-tasks.ts';
import { forwardCopies, type LocalCopies, openLocalCopies } from './local-copies.ts';
import { createOutage } from './outage.ts';

export interface OutageOptions {
  readonly database: Queries;
  /** The forms in that database. */
  readonly shared: FormStore;
  /** This machine's own file, for the time when the database is away. */
  readonly file: string;
  readonly log: FastifyBaseLogger;
}

const FORWARD_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 5_000;

/**
 * The forms of a shared database, which are also taken while that is away: this machine's disk has them until it is back.
 * Forms are delivered from the shared database only.
 */
export function formsThroughOutages({ database, shared, file, log }: OutageOptions): FormStore {
  let opened: LocalCopies | undefined;
  const copies = () => (opened ??= openLocalCopies(file));
  const count = () => countOf(copies, log);
  const outage = createOutage(log);
  let onDue = () => {};

  async function forward(): Promise<number> {
    if (!outage.isOut() && count() === 0) return LOOK_EVERY_MS;
    try {
      await forwardCopies(database, copies());
      outage.succeeded();
      onDue();
      return LOOK_EVERY_MS;
    } catch (error) {
      outage.failed(error);
      return FORWARD_EVERY_MS;
    }
  }

  const forwarding = repeatTask(forward);
  const ask: Ask = (work) => outage.ask(work, forwarding.wake);
  return {
    ...shared,
    desk: { ...shared.desk, counts: () => countsOfBoth(shared, { copies, count }) },
    accepted: acceptAlsoHere(shared.accepted, { copies, count, ask }),
    listen(news) {
      onDue = news.onDue;
      const wakeAll = () => [forwarding.wake, news.onDue].forEach((wake) => wake());
      return shared.listen({ ...news, onDue: wakeAll });
    },
    notice: () => noticeOf(count()),
    async close() {
      await forwarding.stop();
      opened?.close();
      await shared.close();
    },
  };
}

/** Asks the shared database. Undefined when that is away. */
type Ask = <T>(work: () => Promise<T>) => Promise<{ readonly answer: T } | undefined>;

interface ThisMachine {
  readonly copies: () => LocalCopies;
  readonly count: () => number;
  readonly ask: Ask;
}

function acceptAlsoHere(shared: AcceptedForms, { copies, count, ask }: ThisMachine): AcceptedForms {
  return {
    async add(form) {
      const there = await ask(() => shared.add(form));
      return there?.answer ?? { ...(await copies().accepted.add(form)), waitsForDatabase: true };
    },
    async find(key) {
      const there = await ask(() => shared.find(key));
      // A form of the last outage may not be forwarded yet.
      if (there && (there.answer || count() === 0)) return there.answer;
      const copy = await copies().accepted.find(key);
      return copy && { ...copy, waitsForDatabase: true };
    },
    async acknowledge(form) {
      const there = await ask(() => shared.acknowledge(form));
      if (there) return there.answer;
      // The copy tells the database that this visitor was thanked.
      if (form.answers) await copies().accepted.add({ ...form, answers: form.answers, suspicion: null });
      return true;
    },
  };
}

/** Rejects when the shared database is away and this machine has none either. */
async function countsOfBoth({ desk }: FormStore, { copies, count }: Omit<ThisMachine, 'ask'>) {
  if (count() === 0) return desk.counts();
  const there = await desk.counts().catch(() => []);
  return [...there, ...(await copies().counts())];
}

function noticeOf(count: number): string | null {
  if (count === 0) return null;
  const forms = count === 1 ? '1 form of a visitor waits' : `${count} forms of visitors wait`;
  return (
    `${forms} on this machine, because the shared database is away. They go there by themselves when it is back: leave ` +
    'this machine and its data folder as they are.'
  );
}

/** None are known of while the file cannot be used: the site takes forms without it as long as the database is there. */
function countOf(copies: () => LocalCopies, log: FastifyBaseLogger): number {
  try {
    return copies().count();
  } catch (error) {
    log.error({ stack: stackOf(error) }, 'the file for forms on this machine cannot be used');
    return 0;
  }
}
