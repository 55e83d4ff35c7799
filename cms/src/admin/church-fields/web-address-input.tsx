import { TextInput } from '@strapi/design-system';

import { addressMistake, withScheme } from '../../church-fields/web-address';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useTypedText } from './use-typed-text';

/** An address of the web. `https://` is added to one that is typed without it. */
export function WebAddressInput(props: FieldProps) {
  const { name, label, hint, required, disabled = false, placeholder, attribute, value, error, onChange } = props;
  const address = typeof value === 'string' ? value : '';
  const { text, isTyping, type, settle } = useTypedText(address);
  const wrong = addressMistake(address, new RegExp(attribute.regex ?? ''));
  const mistake = isTyping ? undefined : (wrong ?? error);
  const onText = (typed: string) => {
    type(typed);
    onChange(name, typed.trim() === '' ? null : withScheme(typed));
  };
  return (
    <FieldFrame name={name} label={label} required={required} help={hint} mistake={mistake}>
      {(describedBy) => (
        <TextInput
          type="url"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onBlur={settle}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete="off"
          aria-describedby={describedBy}
        />
      )}
    </FieldFrame>
  );
}
