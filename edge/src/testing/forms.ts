import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { SentForm } from '../forms/intake/accept-form.ts';
import { openSubmissions, type Submissions, type SubmissionsOptions } from '../forms/open-submissions.ts';
import type { Deliver, DeliveryResult } from '../forms/queue/delivery-result.ts';
import { afterTest, silentLog, tempFolder } from 'releases/testing';

export const MEMBER: SentForm = {
  kind: 'member',
  answers: { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org', phoneNumber: '4105550123' },
};

export const DELIVERED = {
  state: 'delivered',
  answer: { status: 200, body: '{"data":{"id":"a1"}}' },
} satisfies DeliveryResult;
export const POSTPONED = { state: 'postponed', reason: 'nobody is there' } satisfies DeliveryResult;

/** A recipient that answers what the test wants. Records the keys that came. */
export interface FakeRecipient {
  readonly deliver: Deliver;
  readonly keys: string[];
  answer: DeliveryResult | Promise<DeliveryResult>;
}

export function fakeRecipient(answer: DeliveryResult | Promise<DeliveryResult> = DELIVERED): FakeRecipient {
  const side: FakeRecipient = {
    keys: [],
    answer,
    deliver: async ({ key }) => {
      side.keys.push(key);
      return side.answer;
    },
  };
  return side;
}

/** A recipient that never answers. */
export function silentRecipient(): FakeRecipient {
  const side = fakeRecipient();
  const ended = (signal: AbortSignal) =>
    new Promise<DeliveryResult>((resolve) => signal.addEventListener('abort', () => resolve(POSTPONED)));
  return { ...side, deliver: (_claim, signal) => ended(signal) };
}

const SECRET = randomBytes(32);

/** Opens visitors' forms in a new database, or in the `file` of another edge. */
export async function storedForms(options: Partial<SubmissionsOptions> & { readonly side?: FakeRecipient } = {}) {
  const { side = fakeRecipient(), file = join(await tempFolder(), 'submissions.sqlite'), ...rest } = options;
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

/** Locks the database as another program does. Returns a function that unlocks it. */
export function locked(file: string): () => void {
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  return () => void other.close();
}
