import { Field } from 'shared/ui/field';
import type { AnswersFormik } from './answers-formik.ts';
import type { FieldDefinition } from './questions/field-definition.ts';
import styles from './form.module.css';

interface FormFieldsProps<Name extends string> {
  readonly fields: readonly FieldDefinition<Name>[];
  readonly formik: AnswersFormik<Name>;
  readonly idOf: (name: Name) => string;
}

/** The fields with their answers. An error shows once its field was touched. */
export function FormFields<Name extends string>({ fields, formik, idOf }: FormFieldsProps<Name>) {
  return fields.map(({ half, ...field }) => {
    const { error, touched } = formik.getFieldMeta(field.name);
    return (
      <Field
        {...field}
        key={field.name}
        className={half ? styles.half : undefined}
        id={idOf(field.name)}
        value={formik.values[field.name]}
        error={touched ? error : undefined}
        onChange={formik.handleChange}
        onBlur={formik.handleBlur}
        readOnly={formik.isSubmitting}
      />
    );
  });
}
