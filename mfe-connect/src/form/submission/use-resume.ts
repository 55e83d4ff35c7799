import type { FormikErrors } from 'formik';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { AnswersFormik } from '../answers-formik.ts';
import type { Answers } from '../questions/field-definition.ts';
import { sameAnswers } from '../draft/same-answers.ts';
import type { Delivery } from './use-delivery.ts';
import type { useShownErrors } from '../errors/use-shown-errors.ts';
import type { Unsent } from './use-unsent.ts';

interface ResumeOptions<Name extends string> {
  readonly formik: RefObject<AnswersFormik<Name>>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly names: readonly Name[];
  readonly delivery: Delivery<Name>;
  readonly shown: ReturnType<typeof useShownErrors<Name>>;
  readonly submit: () => Promise<void>;
}

/**
 * Continues with a form that was emptied and not sent. Answers that may succeed later are sent again, as the same
 * submission. They return into the form, unless it is busy or holds other answers. Refused answers only return.
 */
export function useResume<Name extends string>(options: ResumeOptions<Name>) {
  const { formik, form, names, delivery, shown, submit } = options;

  return ({ submission, refused }: Unsent<Name>): void => {
    const { values, isSubmitting, setValues } = formik.current;
    const answers = Object.fromEntries(names.map((name) => [name, values[name] || submission.answers[name]]));
    if (!refused && (isSubmitting || !sameAnswers(values, {}))) return void delivery.deliver(submission);
    delivery.draft.repeat(submission);
    if (refused) delivery.refusal.note(submission.answers, refused);
    // Drawn at once, because Formik sends what it has drawn. Checked again, because an older check may still run.
    flushSync(() => void setValues(answers as Answers<Name>, refused !== undefined));
    form.current?.focus();
    if (!refused) return void submit();
    delivery.unsent.forget(submission);
    shown.show(refused as FormikErrors<Answers<Name>>);
  };
}
