import { answerProblem, type FieldName, type FieldOf, type FormName, FORMS, tidyAnswer } from 'shared/contract';
import { string } from 'yup';

/** yup's rule for one field: what shared/contract says, which the edge and the CMS go by too. */
function answerRule(name: FieldName, required: boolean) {
  return string()
    .default('')
    .transform((text: string) => tidyAnswer(name, text))
    .test((text, { createError }) => {
      const message = answerProblem(name, text, required);
      return message === undefined || createError({ message });
    });
}

/** The rules of a form, by field. */
export function answerRules<Form extends FormName>(form: Form): Record<FieldOf<Form>, ReturnType<typeof answerRule>> {
  const { required, optional } = FORMS[form];
  const rules = [
    ...required.map((name) => [name, answerRule(name, true)]),
    ...optional.map((name) => [name, answerRule(name, false)]),
  ];
  return Object.fromEntries(rules);
}
