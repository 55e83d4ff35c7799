type Texts = Readonly<Record<string, string>>;

/** What a tab stores of a form that was not sent. */
export interface StoredDraft {
  readonly answers: Texts;
  /** Whole seconds that were spent on it so far. */
  readonly seconds: number;
  /** The latest attempt to send it. Its answers may have changed since. */
  readonly attempt: Attempt | null;
}

export interface Attempt {
  readonly key: string;
  readonly answers: Texts;
}

/** What the tab calls the draft of a form. */
export const draftName = (form: string) => `soteria.form.${form}`;

/** Null when there is none that can be read. */
export function readDraft(form: string): StoredDraft | null {
  try {
    return draftIn(JSON.parse(sessionStorage.getItem(draftName(form)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Null deletes the draft. Storage may be missing, forbidden or full: then only the form holds the answers. */
export function writeDraft(form: string, draft: StoredDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(draftName(form), JSON.stringify(draft));
    else sessionStorage.removeItem(draftName(form));
  } catch {
    return;
  }
}

function draftIn(value: unknown): StoredDraft | null {
  if (!isRecord(value) || !isTexts(value.answers)) return null;
  const { answers, seconds, attempt } = value;
  return { answers, seconds: isSeconds(seconds) ? seconds : 0, attempt: isAttempt(attempt) ? attempt : null };
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && typeof value.key === 'string' && isTexts(value.answers);
}

function isSeconds(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
