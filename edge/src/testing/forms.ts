import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import type { SentForm } from '../forms/intake/accept-form.ts';
import { openSubmissions, type Submissions, type SubmissionsOptions } from '../forms/open-submissions.ts';
import type { Deliver, DeliveryResult } from '../forms/queue/delivery-result.ts';
import { afterTest, silentLog } from 'releases/testing';
import { type FormSite, sqliteSite } from './form-sites.ts';

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

type StoredFormsOptions = Partial<Omit<SubmissionsOptions, 'store'>> & {
  readonly side?: FakeRecipient;
  /** The site of another edge. */
  readonly site?: FormSite;
};

/** Opens visitors' forms in a new site on one machine, or as another edge of a `site`. */
export async function storedForms(options: StoredFormsOptions = {}) {
  const onDisk = await sqliteSite();
  const { side = fakeRecipient(), site = onDisk, ...rest } = options;
  const submissions = openSubmissions({
    store: site.open(options.now),
    secret: SECRET,
    toContentApi: side.deliver,
    toMail: side.deliver,
    log: silentLog,
    // A visitor waits for a slow machine, unless the test is about one who does not.
    waitMs: 60_000,
    stopWithinMs: 100,
    ...rest,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= submissions.stop());
  afterTest(stop);
  /** Whether no form waits for anybody. */
  const isEmpty = async () => (await submissions.list()).length === 0;
  return { submissions: { ...submissions, stop } satisfies Submissions, side, site, isEmpty, file: onDisk.file };
}

/** A clock that stands still: no form becomes due once more. */
export function standingClock(): () => number {
  const time = Date.now();
  return () => time;
}

/** Locks the database as another program does. Returns a function that unlocks it. */
export function locked(file: string): () => void {
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  return () => void other.close();
}
