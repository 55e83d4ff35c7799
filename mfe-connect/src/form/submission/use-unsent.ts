import { useState } from 'react';
import type { Outcome, Refusals } from './outcome.ts';
import type { Submission } from './submission.ts';

/** A form that was emptied and not sent. */
export interface Unsent<Name extends string> {
  readonly submission: Submission<Name>;
  /** Why, in the visitor's words. */
  readonly reason: string;
  readonly refused?: Refusals<Name> | undefined;
}

/** The forms of this visit that were emptied and not sent, the latest last. */
export function useUnsent<Name extends string>() {
  const [list, setList] = useState<readonly Unsent<Name>[]>([]);

  return {
    list,
    /** Notes what became of an attempt. */
    follow(submission: Submission<Name>, outcome: Outcome<Name>): void {
      const entry = outcome.state === 'emptied' ? [{ ...outcome, submission }] : [];
      setList((before) => [...without(before, submission), ...entry]);
    },
    forget: (submission: Submission<Name>) => setList((before) => without(before, submission)),
  };
}

function without<Name extends string>(list: readonly Unsent<Name>[], { key }: Submission<Name>) {
  return list.filter(({ submission }) => submission.key !== key);
}
