import { type FormikErrors, useFormik } from 'formik';
import { useRef } from 'react';
import type { Schema } from 'yup';
import { useLatest } from './answers-formik.ts';
import type { Answers } from './questions/field-definition.ts';
import { homepageIn } from './submission/homepage-in.ts';
import type { Outcome } from './submission/outcome.ts';
import type { Submission } from './submission/submission.ts';
import { useAttempt } from './use-attempt.ts';
import { useDelivery } from './submission/use-delivery.ts';
import { useResume } from './submission/use-resume.ts';
import { useShownErrors } from './errors/use-shown-errors.ts';

export interface AnswersOptions<Name extends string> {
  /** The form's rules. They load when the visitor enters the form: the page hydrates without them. */
  readonly loadRules: () => Promise<Schema<Answers<Name>>>;
  /** Sends valid answers, and tells the visitor. Never rejects. */
  readonly send: (submission: Submission<Name>) => Promise<Outcome<Name>>;
}

/**
 * A form's state: Formik, with yup's rules, over a form that the server drew and a draft that its tab stores.
 * @param id names the form for its tab
 */
export function useAnswers<Name extends string>(id: string, names: readonly Name[], options: AnswersOptions<Name>) {
  const { loadRules, send } = options;
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<Answers<Name>>({
    initialValues: Object.fromEntries(names.map((name) => [name, ''])) as Answers<Name>,
    // Rules that do not load stop no keystroke. An attempt to send reports them (`unchecked`).
    validate: (values) => loadRules().then((rules) => refusal.problemsIn(rules, values), noProblems),
    onSubmit: sendAnswers,
  });
  const latest = useLatest(formik);
  const shown = useShownErrors(latest);
  const adopt = (answers: object) => void formik.setValues({ ...formik.initialValues, ...answers }, false);
  const delivery = useDelivery<Name>({ id, form: element, names, adopt, send });
  const { draft, refusal, unsent, deliver } = delivery;
  const { unchecked, submit } = useAttempt({ formik: latest, shown, loadRules, problemsIn: refusal.problemsIn });
  const resume = useResume({ formik: latest, form: element, names, delivery, shown, submit });

  async function sendAnswers(values: Answers<Name>): Promise<void> {
    const answers = (await loadRules()).cast(values);
    const outcome = await deliver({ answers, homepage: homepageIn(element.current), ...draft.attempt(answers) });
    if (outcome.state === 'filled') {
      if (!outcome.refused) return;
      refusal.note(answers, outcome.refused);
      return shown.show(outcome.refused as FormikErrors<Answers<Name>>);
    }
    formik.resetForm();
    draft.emptied();
  }

  function clear(): void {
    draft.forget();
    formik.resetForm();
    shown.clear();
    element.current?.focus();
  }

  return { element, formik, draft, missed: shown.missed, unchecked, unsent: unsent.list, submit, resume, clear };
}

const noProblems = () => ({});
