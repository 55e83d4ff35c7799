import type { Answer, Answers, FormKind } from './submission.ts';
import type { StaffDesk } from './staff-desk.ts';

/** A form as it arrives, checked: the content API will not find anything wrong with it. */
export interface SentForm {
  readonly kind: FormKind;
  readonly answers: Answers;
  /** The client's own. Without it a repetition is known by answers and address, or not at all. */
  readonly key?: string | undefined;
  /** Of a browser that sends the form by itself and cannot make a key, or that may have done so before it sends a key. */
  readonly address?: string | undefined;
  readonly homepage?: string | undefined;
  readonly seconds?: number | undefined;
}

/**
 * What a visitor is told: what the other side `answered` in time, that the form is `kept` and will be delivered, or that its
 * key belongs to `other` answers.
 */
export type FormOutcome =
  { readonly state: 'answered'; readonly answer: Answer } | { readonly state: 'kept' } | { readonly state: 'other' };

/** Writes a form down, tries to deliver it, and says what became of it. Rejects with FormNotKept. */
export type Accept = (form: SentForm) => Promise<FormOutcome>;

/** The forms of visitors: nothing that was acknowledged is lost, and nothing is delivered twice. */
export interface Submissions extends Omit<StaffDesk, 'overdue'> {
  readonly accept: Accept;
  /** The content API is back. */
  readonly contentIsBack: () => void;
  readonly stop: () => Promise<void>;
}
