import { type RefObject, useEffect, useState } from 'react';
import { createDraft } from './create-draft.ts';
import { sameAnswers } from './same-answers.ts';
import { textsOf } from './texts-of.ts';
import { useTakeOver } from './use-take-over.ts';

type Texts = Readonly<Record<string, string>>;

interface DraftOptions {
  /** Names the form for its tab. */
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly names: readonly string[];
  /** What was typed before the script came, and what this tab has kept: into the form. */
  readonly adopt: (answers: Texts) => void;
}

/** What is in a form and not sent, kept by its tab: from the first letter until it was sent or cleared. */
export function useDraft({ id, form, names, adopt }: DraftOptions) {
  const [draft] = useState(() => createDraft(id));
  const [restored, setRestored] = useState(false);

  useTakeOver({
    form,
    names,
    adopt(typed) {
      const before = draft.restore();
      // Since when is not known: since the page began, at most.
      if (!sameAnswers(typed, {})) draft.touch(0);
      // The draft of an earlier release may have had other fields.
      const answers = Object.fromEntries(names.map((name) => [name, typed[name] || (before?.[name] ?? '')]));
      if (sameAnswers(answers, {})) return;
      setRestored(before !== null);
      draft.keep(answers);
      adopt(answers);
    },
  });

  useEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    const touch = () => draft.touch();
    // What the fields hold, whatever is drawn next.
    const keep = () => draft.keep(textsOf(current, names));
    current.addEventListener('focusin', touch);
    current.addEventListener('input', keep);
    return () => {
      current.removeEventListener('focusin', touch);
      current.removeEventListener('input', keep);
    };
  });

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
