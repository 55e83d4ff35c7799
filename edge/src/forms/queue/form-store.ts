import * as v from 'valibot';
import { type Answer, Answers, FormKind, Submission } from './submission.ts';

interface NewForm {
  readonly key: string;
  readonly kind: FormKind;
  readonly fingerprint: string;
  readonly answers: Answers;
  /** Why staff review the form before it is delivered. Null when they need not. */
  readonly suspicion: string | null;
}

/** The form of a key, as a visitor's request finds it. */
export interface AcceptedForm extends Submission {
  /** Only this machine has it, until the shared database is back. */
  readonly waitsForDatabase?: boolean;
}

/** What a visitor's request does with the stored forms. Each call rejects when it cannot be done. */
export interface AcceptedForms {
  /** Stores a form, unless its key is taken. Returns the form of the key. */
  add(form: NewForm): Promise<AcceptedForm>;
  find(key: string): Promise<AcceptedForm | undefined>;
  /** Marks a form whose visitor is thanked, so that it is never deleted. False when it was deleted before. */
  acknowledge(form: Submission): Promise<boolean>;
}

/** A form that one edge may deliver until its lease ends. */
export const Claim = v.object({
  ...Submission.entries,
  answers: v.pipe(v.string(), v.parseJson(), Answers),
  lease: v.string(),
});

export type Claim = Readonly<v.InferOutput<typeof Claim>>;

/** Begins the reason of a form that its recipient may have taken without an answer. */
export const MAY_HAVE_ARRIVED = 'it may have arrived';

/** The reason of a form whose edge died while it delivered the form. */
export const TAKEN_OVER = `${MAY_HAVE_ARRIVED}: the edge that had it did not say what became of it`;

/**
 * SQL, for both stores: whether a form of a table is a message that its recipient may have twice. The content API recognises
 * keys, mail does not. The row keeps the reason: a log line may be lost with the edge that wrote it.
 */
export const MAY_BE_DOUBLE = `kind = 'message' AND reason LIKE '${MAY_HAVE_ARRIVED}%'`;

/** What delivery workers do with the stored forms. An edge whose lease has ended changes nothing. */
export interface DeliveryQueue {
  /**
   * Leases forms that are due, and those of an edge that died. No two edges get the same form. New forms come first,
   * because their visitors wait for the answer.
   */
  claim(kinds: readonly FormKind[], count: number): Promise<readonly Claim[]>;
  /** Erases what the visitor typed; a message that may be double keeps the reason. @param outcome the answer to repetitions */
  delivered(claim: Claim, outcome: Answer): Promise<void>;
  /** Deletes a form whose visitor still waits for the answer. Other forms stay stored for staff. */
  refuse(claim: Claim, reason: string): Promise<void>;
  /** @param delayMs until the next attempt */
  postpone(claim: Claim, delayMs: number, reason: string): Promise<void>;
  /** Makes every waiting form due now. */
  retryNow(kinds: readonly FormKind[]): Promise<void>;
  /** Milliseconds until the next form is due or the next lease ends. Null when there is none. */
  untilNextDue(kinds: readonly FormKind[]): Promise<number | null>;
}

/** Milliseconds that an edge may take for a form: longer than any attempt (deliver-to-content-api.ts, smtp-delivery.ts). */
export const LEASE_MS = 20_000;

/** Longer than any delay or lease. A form that is due even later shows that the clock went back. */
export const FAR_MS = 10 * 60_000;

const { id, receivedAt, since, attempts, reason } = Submission.entries;

/** A form that is not delivered, without its answers. */
export const PendingForm = v.object({
  id,
  kind: FormKind,
  state: v.picklist(['waiting', 'delivering', 'refused', 'held']),
  receivedAt,
  since,
  attempts,
  reason,
});

export type PendingForm = Readonly<v.InferOutput<typeof PendingForm>>;

export const FormWithAnswers = v.object({
  ...PendingForm.entries,
  answers: v.pipe(v.string(), v.parseJson(), Answers),
});

/** A form that is not delivered, with its answers. */
export type FormWithAnswers = Readonly<v.InferOutput<typeof FormWithAnswers>>;

/** Forms that wait too long or were refused. `oldestMs`: how long the first of them waits. Null when there is none. */
interface OverdueForms {
  readonly count: number;
  readonly oldestMs: number | null;
}

/** How many forms are in a state, and how long the first of them has waited for its end. */
export const StateCount = v.object({
  state: v.picklist(['waiting', 'refused', 'held']),
  count: v.number(),
  oldestMs: v.number(),
});

export type StateCount = Readonly<v.InferOutput<typeof StateCount>>;

/** What staff do with the stored forms. */
export interface StaffDesk {
  /** Lists waiting, refused and held forms, the oldest first, and 500 at most. */
  list(): Promise<readonly PendingForm[]>;
  read(id: string): Promise<FormWithAnswers | undefined>;
  /** Makes a held, refused or waiting form due now. False when there is no such form. */
  release(id: string): Promise<boolean>;
  /** Erases a form for good, unless it is being delivered. False when there is no such form. */
  remove(id: string): Promise<boolean>;
  /** Counts refused forms and those that wait longer than a time. */
  overdue(longerThanMs: number): Promise<OverdueForms>;
  /** Counts what is not delivered. A form that is being delivered waits. A state without forms is left out. */
  counts(): Promise<readonly StateCount[]>;
}

/** What other edges tell of the forms that they share. */
interface NewsOfForms {
  /** Forms are due now. */
  readonly onDue: () => void;
  /** An attempt to deliver a form has ended. */
  readonly onEnd: (id: string) => void;
}

/**
 * Where visitors' forms are stored: in SQLite on one machine, or in the Postgres that several edges share. Each store has
 * its own clock. A call rejects when the store cannot do it.
 */
export interface FormStore {
  readonly accepted: AcceptedForms;
  readonly queue: DeliveryQueue;
  readonly desk: StaffDesk;
  /** Deletes keys and outcomes of forms that ended longer ago, and what is left of erased answers. */
  readonly deleteOld: (longerThanMs: number) => Promise<void>;
  /** Calls back for what other edges tell. Returns the way to stop. */
  readonly listen: (news: NewsOfForms) => () => void;
  /** Tells the operator what is the matter with stored forms. Null when nothing is. */
  readonly notice: () => string | null;
  readonly close: () => Promise<void>;
}
