import { useRef } from 'react';
import type { Answers } from './field-definition.ts';
import type { Refusals } from './outcome.ts';

/** Remembers the answers that the site refused: each is wrong for as long as it stays the same. */
export function useRefusal<Name extends string>() {
  const latest = useRef<{ readonly answers: Answers<Name>; readonly refused: Refusals<Name> } | null>(null);

  return {
    note: (answers: Answers<Name>, refused: Refusals<Name>) => void (latest.current = { answers, refused }),
    /** What is still wrong, by field. */
    in(answers: Answers<Name>): Refusals<Name> {
      const still: Partial<Record<Name, string>> = {};
      const { answers: before, refused } = latest.current ?? {};
      for (const name in refused) if (answers[name] === before?.[name]) still[name] = refused[name];
      return still;
    },
  };
}
