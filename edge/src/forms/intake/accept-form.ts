import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { macOf } from 'releases/serving';
import type { ResultListeners } from '../queue/delivery-result.ts';
import type { AcceptedForm, AcceptedForms } from '../queue/form-store.ts';
import type { Answer, Answers, FormKind } from '../queue/submission.ts';
import { FormNotStored } from './errors.ts';
import { suspicionOf } from './suspicion-of.ts';

/** A form that a visitor sent. Its answers are valid, so the content API will take them. */
export interface SentForm {
  readonly kind: FormKind;
  readonly answers: Answers;
  /** The client chose it. Without a key, answers and address identify a repetition. */
  readonly key?: string | undefined;
  /** The browser's address. It is set when the browser may have sent this form without a key. */
  readonly address?: string | undefined;
  readonly homepage?: string | undefined;
  readonly seconds?: number | undefined;
}

/**
 * What the visitor is told. `answered`: the recipient answered in time. `stored`: the form will be delivered. `other`: its
 * key belongs to other answers.
 */
export type FormOutcome =
  { readonly state: 'answered'; readonly answer: Answer } | { readonly state: 'stored' } | { readonly state: 'other' };

/** Stores a form, tries to deliver it, and returns the outcome. Rejects with {@link FormNotStored}. */
export type Accept = (form: SentForm) => Promise<FormOutcome>;

export interface AcceptOptions {
  readonly forms: AcceptedForms;
  /** Tells the delivery worker that there is a form. */
  readonly wake: (kind: FormKind) => void;
  readonly results: ResultListeners;
  /** The key of the hashes that identify repetitions. */
  readonly secret: Buffer;
  readonly now: () => number;
  /** How long a visitor's request waits for the recipient's answer. */
  readonly waitMs?: number | undefined;
}

/** Identified by its code, because each test file loads the driver's class anew. */
const SqliteError = v.object({ code: v.pipe(v.string(), v.startsWith('SQLITE_')) });

const WAIT_MS = 4_000;
const STORED: FormOutcome = { state: 'stored' };

export function createAccept(options: AcceptOptions): Accept {
  const { forms, secret } = options;
  return async (form) => {
    try {
      const { kind, answers } = form;
      const fingerprint = fingerprintOf(kind, answers, secret);
      const key = await keyOf(form, fingerprint, options);
      const submission = await forms.add({ key, kind, answers, fingerprint, suspicion: suspicionOf(form) });
      return submission.fingerprint === fingerprint ? await outcomeOf(submission, options) : { state: 'other' };
    } catch (error) {
      throw v.is(SqliteError, error) ? new FormNotStored(error.code) : error;
    }
  };
}

async function keyOf(
  { key, address }: SentForm,
  fingerprint: string,
  { forms, now, secret }: AcceptOptions,
): Promise<string> {
  if (key !== undefined && (address === undefined || (await forms.find(key)))) return key;
  if (address === undefined) return randomUUID();
  const [current, previous] = derivedKeys({ fingerprint, address, now: now(), secret });
  // The browser may have sent the same form without a key, before its script came.
  for (const sent of [previous, current]) if (await forms.find(sent)) return sent;
  return key ?? current;
}

async function outcomeOf(submission: AcceptedForm, options: AcceptOptions): Promise<FormOutcome> {
  const { id, key, kind, state, attempts, outcome, waitsForDatabase } = submission;
  const { forms, wake, results, waitMs = WAIT_MS } = options;
  if (outcome !== null) return { state: 'answered', answer: outcome };
  if (waitsForDatabase || (state !== 'waiting' && state !== 'delivering')) return STORED;
  wake(kind);
  const tried = state === 'waiting' && attempts > 0;
  const result = tried ? undefined : await results.next(id, waitMs);
  if (result && result.state !== 'postponed') return { state: 'answered', answer: result.answer };
  if (!(await forms.acknowledge(submission)))
    throw new FormNotStored('another edge has dropped it, because it was refused');
  // Another edge may have delivered it meanwhile.
  const delivered = (await forms.find(key))?.outcome ?? null;
  return delivered === null ? STORED : { state: 'answered', answer: delivered };
}

/** Without a key, equal answers of one address within this time are one form. */
const WINDOW_MS = 10 * 60_000;

/** Identifies the answers of a form. The hash has a key, so that nobody can guess erased answers. */
function fingerprintOf(kind: FormKind, answers: Answers, secret: Buffer): string {
  return macOf(JSON.stringify([kind, Object.entries(answers).sort()]), 'form-answers', secret);
}

interface DerivedKeysOptions {
  readonly fingerprint: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly secret: Buffer;
}

/**
 * The keys of a form without a key: for the current ten minutes and for the ten before. A second click finds the first
 * form under one of them. Both are UUIDs (RFC 9562, version 8).
 */
function derivedKeys({ fingerprint, address, now, secret }: DerivedKeysOptions): [string, string] {
  const window = Math.floor(now / WINDOW_MS);
  const keyOf = (part: number) => toUuid(macOf(JSON.stringify([fingerprint, address, part]), 'form-key', secret));
  return [keyOf(window), keyOf(window - 1)];
}

function toUuid(mac: string): string {
  const hex = Buffer.from(mac, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
