import { type FieldOf, FIELDS, type FormName, FORMS } from 'shared/contract';
import type { FieldDefinition } from './field-definition.ts';

type Drawn = Omit<FieldDefinition<string>, 'name' | 'label' | 'maxLength' | 'pattern' | 'required'>;

/** A question of a form, by the form's rules. @param drawn how the page shows it */
export function question<Form extends FormName, Name extends FieldOf<Form>>(
  form: Form,
  name: Name,
  drawn: Drawn,
): FieldDefinition<Name> {
  const { label, longest, pattern } = FIELDS[name];
  const required = FORMS[form].required.some((needed) => needed === name);
  return { name, label, maxLength: longest, pattern, required, ...drawn };
}
