import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AcceptedForms } from './accepted-forms.ts';
import type { AttemptNews } from '../queue/attempt-news.ts';
import { derivedKeys, fingerprintOf } from './form-keys.ts';
import type { FormKind, Submission } from '../queue/submission.ts';
import { FormNotKept } from './stored-form.ts';
import type { Accept, FormOutcome, SentForm } from '../queue/submissions.ts';
import { suspicionOf } from './suspicion-of.ts';

export interface AcceptOptions {
  readonly forms: AcceptedForms;
  /** There is a form to deliver. */
  readonly wake: (kind: FormKind) => void;
  readonly news: AttemptNews;
  readonly secret: Buffer;
  readonly now: () => number;
  /** How long a visitor waits for the other side's own words. */
  readonly waitMs?: number | undefined;
}

/** Its class cannot be asked for: the driver's binary is loaded once, its script once for each test file. */
const SqliteError = v.object({ code: v.pipe(v.string(), v.startsWith('SQLITE_')) });

const WAIT_MS = 4_000;
const KEPT: FormOutcome = { state: 'kept' };

export function createAccept({ forms, wake, news, secret, now, waitMs = WAIT_MS }: AcceptOptions): Accept {
  function keyOf({ key, address }: SentForm, fingerprint: string): string {
    if (key !== undefined && (address === undefined || forms.find(key))) return key;
    if (address === undefined) return randomUUID();
    const [current, previous] = derivedKeys(fingerprint, address, now(), secret);
    // A page with its script may repeat what the browser sent by itself before the script had come.
    return [previous, current].find(forms.find) ?? key ?? current;
  }

  async function outcomeOf({ id, key, kind, state, attempts, outcome }: Submission): Promise<FormOutcome> {
    if (outcome !== null) return { state: 'answered', answer: outcome };
    if (state !== 'waiting' && state !== 'delivering') return KEPT;
    wake(kind);
    const tried = state === 'waiting' && attempts > 0;
    const attempt = tried ? undefined : await news.next(id, waitMs);
    if (attempt && attempt.result !== 'later') return { state: 'answered', answer: attempt.answer };
    if (!forms.acknowledge(id)) throw new FormNotKept('another edge has dropped it, because it was refused');
    // Another edge may have delivered it meanwhile.
    const delivered = forms.find(key)?.outcome ?? null;
    return delivered === null ? KEPT : { state: 'answered', answer: delivered };
  }

  return async (form) => {
    try {
      const fingerprint = fingerprintOf(form.kind, form.answers, secret);
      const { kind, answers } = form;
      const key = keyOf(form, fingerprint);
      const submission = forms.add({ key, kind, answers, fingerprint, suspicion: suspicionOf(form) });
      return submission.fingerprint === fingerprint ? await outcomeOf(submission) : { state: 'other' };
    } catch (error) {
      throw v.is(SqliteError, error) ? new FormNotKept(error.code) : error;
    }
  };
}
