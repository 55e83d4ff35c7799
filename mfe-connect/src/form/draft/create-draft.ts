import { sameAnswers } from './same-answers.ts';
import { type Attempt, readDraft, writeDraft } from './stored-draft.ts';
import { submissionKey } from '../submission/submission-key.ts';

type Texts = Readonly<Record<string, string>>;

/** A form that was not sent yet, stored for this tab (decision 0033). Without storage it lasts as long as the page. */
export interface Draft {
  /** The answers from before, or null. Their time and their key continue too. */
  restore(): Texts | null;
  /** The visitor's first touch starts the time. @param at milliseconds since the page began; now, if not given */
  touch(at?: number): void;
  /** Stores what the form holds, which is a touch too. Blanks alone are no draft. */
  store(answers: Texts): void;
  /** The key and the time of an attempt to send these answers. The same answers have the same key. Stores the draft first. */
  attempt(answers: Texts): { readonly key: string; readonly seconds: number };
  /** The next attempt with the same answers is the same submission. */
  repeat(attempt: Attempt): void;
  /** These answers were sent. What the visitor has written since stays. */
  sent(answers: Texts): void;
  forget(): void;
}

/** Reads and writes nothing until a call, because the server creates one too. @param form names it, for its tab */
export function createDraft(form: string): Draft {
  let spent = 0;
  let since: number | null = null;
  let latest: Attempt | null = null;

  const seconds = () => spent + (since === null ? 0 : Math.floor((performance.now() - since) / 1_000));
  const write = (answers: Texts) => writeDraft(form, { answers, seconds: seconds(), attempt: latest });

  function forget(): void {
    [spent, since, latest] = [0, null, null];
    writeDraft(form, null);
  }

  return {
    restore() {
      const stored = readDraft(form);
      if (!stored) return null;
      spent = stored.seconds;
      latest = stored.attempt;
      return stored.answers;
    },
    touch: (at = performance.now()) => void (since ??= at),
    store(answers) {
      since ??= performance.now();
      if (sameAnswers(answers, {})) forget();
      else write(answers);
    },
    attempt(answers) {
      if (!latest || !sameAnswers(latest.answers, answers)) latest = { key: submissionKey(), answers };
      write(answers);
      return { key: latest.key, seconds: seconds() };
    },
    repeat: ({ key, answers }) => void (latest = { key, answers }),
    sent(answers) {
      const stored = readDraft(form);
      if (!stored || sameAnswers(stored.answers, answers)) forget();
    },
    forget,
  };
}
