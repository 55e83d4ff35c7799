import { useRef } from 'react';
import type { Schema } from 'yup';
import { errorsIn } from './errors-in.ts';
import type { Answers } from '../questions/field-definition.ts';
import type { Refusals } from '../submission/outcome.ts';

/** Remembers the answers that the site refused. Each is wrong until it changes. */
export function useRefusal<Name extends string>() {
  const latest = useRef<{ readonly answers: Answers<Name>; readonly refused: Refusals<Name> } | null>(null);

  function stillRefused(answers: Answers<Name>): Refusals<Name> {
    const still: Partial<Record<Name, string>> = {};
    const { answers: before, refused } = latest.current ?? {};
    for (const name in refused) if (answers[name] === before?.[name]) still[name] = refused[name];
    return still;
  }

  return {
    note: (answers: Answers<Name>, refused: Refusals<Name>) => void (latest.current = { answers, refused }),
    /** What is wrong with answers, by field: what the site refused before, and what breaks the rules. */
    async problemsIn(rules: Schema<Answers<Name>>, values: Answers<Name>) {
      const refused: object = stillRefused(rules.cast(values));
      return { ...refused, ...(await errorsIn(rules, values)) };
    },
  };
}
