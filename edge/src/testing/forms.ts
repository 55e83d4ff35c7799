import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Attempt, Deliver } from '../forms/queue/attempt.ts';
import { openSubmissions, type SubmissionsOptions } from '../forms/queue/open-submissions.ts';
import type { SentForm, Submissions } from '../forms/queue/submissions.ts';
import { afterTest, silentLog, tempFolder } from 'releases/testing';

export const MEMBER: SentForm = {
  kind: 'member',
  answers: { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org', phoneNumber: '4105550123' },
};

export const DELIVERED = {
  result: 'delivered',
  answer: { status: 200, body: '{"data":{"id":"a1"}}' },
} satisfies Attempt;
export const LATER = { result: 'later', reason: 'nobody is there' } satisfies Attempt;

/** The other side of a delivery: says what the test wants, and remembers what came. */
export interface OtherSide {
  readonly deliver: Deliver;
  readonly keys: string[];
  answer: Attempt | Promise<Attempt>;
}

export function otherSide(answer: Attempt | Promise<Attempt> = DELIVERED): OtherSide {
  const side: OtherSide = {
    keys: [],
    answer,
    deliver: async ({ key }) => {
      side.keys.push(key);
      return side.answer;
    },
  };
  return side;
}

/** One that never answers. */
export function silentSide(): OtherSide {
  const side = otherSide();
  const ended = (signal: AbortSignal) =>
    new Promise<Attempt>((resolve) => signal.addEventListener('abort', () => resolve(LATER)));
  return { ...side, deliver: (_claim, signal) => ended(signal) };
}

const SECRET = randomBytes(32);

/** Visitors' forms in a database of the test's own, or in one that another edge uses too. */
export async function keptForms(options: Partial<SubmissionsOptions> & { readonly side?: OtherSide } = {}) {
  const { side = otherSide(), file = join(await tempFolder(), 'submissions.sqlite'), ...rest } = options;
  const submissions = openSubmissions({
    file,
    secret: SECRET,
    toContentApi: side.deliver,
    toMail: side.deliver,
    log: silentLog,
    stopWithinMs: 100,
    ...rest,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= submissions.stop());
  afterTest(stop);
  return { submissions: { ...submissions, stop } satisfies Submissions, side, file };
}

/** Another program holds the database until the test ends it. */
export function locked(file: string): () => void {
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  return () => void other.close();
}
