import type { Answer } from './submission.ts';
import type { Claim } from './delivery-queue.ts';

/** What became of one attempt to deliver a form. Reasons hold nothing that a visitor typed. */
export type Attempt =
  | { readonly result: 'delivered'; readonly answer: Answer }
  /** The form itself is wrong: another attempt would be refused too. */
  | { readonly result: 'refused'; readonly answer: Answer; readonly reason: string }
  | {
      readonly result: 'later';
      readonly reason: string;
      /** Not before so many milliseconds. */
      readonly afterMs?: number;
      /** It was sent and no answer came: it may have arrived. */
      readonly unclear?: boolean;
    };

/** Tries once. Takes less than 15 seconds; ends early by the signal. Never rejects for the other side's failures. */
export type Deliver = (claim: Claim, signal: AbortSignal) => Promise<Attempt>;
