import { type RefObject, useEffect, useState } from 'react';
import { createDraft, type Draft } from './create-draft.ts';
import { sameAnswers } from './same-answers.ts';
import { textsOf } from './texts-of.ts';
import { useTakeOver } from './use-take-over.ts';

type Texts = Readonly<Record<string, string>>;

export interface DraftOptions {
  /** Names the form for its tab. */
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly names: readonly string[];
  /** Puts into the form what was typed before the script loaded, and what this tab has stored. */
  readonly adopt: (answers: Texts) => void;
}

/** The answers of a form that is not sent yet. The tab stores them from the first letter until they are sent or cleared. */
export function useDraft({ id, form, names, adopt }: DraftOptions) {
  const [draft] = useState(() => createDraft(id));
  const [restored, setRestored] = useState(false);

  useTakeOver({
    form,
    names,
    adopt(typed) {
      const before = draft.restore();
      // The time of the first touch is unknown. The page's start is the earliest.
      if (!sameAnswers(typed, {})) draft.touch(0);
      // The draft of an earlier release may have had other fields.
      const answers = Object.fromEntries(names.map((name) => [name, typed[name] || (before?.[name] ?? '')]));
      if (sameAnswers(answers, {})) return;
      setRestored(before !== null);
      draft.store(answers);
      adopt(answers);
    },
  });

  useStoredInput(draft, form, names);

  return {
    /** The form began with answers from before. */
    restored,
    attempt: draft.attempt,
    repeat: draft.repeat,
    sent: draft.sent,
    emptied: () => setRestored(false),
    forget() {
      draft.forget();
      setRestored(false);
    },
  };
}

/** Stores the draft at each keystroke. */
function useStoredInput(draft: Draft, form: DraftOptions['form'], names: readonly string[]): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    const touch = () => draft.touch();
    // Reads the fields, because React may draw other values next.
    const store = () => draft.store(textsOf(current, names));
    current.addEventListener('focusin', touch);
    current.addEventListener('input', store);
    return () => {
      current.removeEventListener('focusin', touch);
      current.removeEventListener('input', store);
    };
  });
}
