import { sameAnswers } from './same-answers.ts';
import { type Attempt, readDraft, writeDraft } from './stored-draft.ts';
import { submissionKey } from './submission-key.ts';

type Texts = Readonly<Record<string, string>>;

/** A form that was not sent yet, as this tab keeps it (decision 0033). Where nothing can be stored it lasts as long as the page. */
export interface Draft {
  /** The answers from before, where there are some: who goes on with them goes on with their time and their key too. */
  restore(): Texts | null;
  /** The visitor's first touch starts the time. @param at milliseconds since the page began; now, if not given */
  touch(at?: number): void;
  /** What the form holds by now, which is a touch too. Nothing but blanks is no draft. */
  keep(answers: Texts): void;
  /** Names an attempt to send these answers: anew, unless the same answers were tried before. Kept before anything is sent. */
  attempt(answers: Texts): { readonly key: string; readonly seconds: number };
  /** The next attempt with the same answers is the same submission. */
  repeat(attempt: Attempt): void;
  /** These answers were sent. What the visitor has written since stays. */
  sent(answers: Texts): void;
  forget(): void;
}

/** Reads and writes nothing until it is asked to: the server makes one too. @param form names it, for its tab */
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
    keep(answers) {
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
