import { Textarea, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';

import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

type TextProps = Omit<FieldProps, 'value' | 'error' | 'onChange'> & { type: string };

/** A text, as Strapi has it, but for the help that stays beside what is wrong. */
export function HelpedText({ name, label, hint, required, disabled = false, placeholder, type }: TextProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const Input = type === 'text' ? Textarea : TextInput;
  return (
    <FieldFrame name={name} label={label} required={required} help={hint} mistake={error}>
      {(describedBy) => (
        <Input
          {...(type === 'email' ? { type: 'email', autoComplete: 'email' } : {})}
          value={value ?? ''}
          onChange={onChange}
          disabled={disabled}
          placeholder={placeholder}
          aria-describedby={describedBy}
        />
      )}
    </FieldFrame>
  );
}
