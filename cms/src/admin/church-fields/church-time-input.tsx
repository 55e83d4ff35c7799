import { readClock, shownClock } from '../../church-fields/read-clock';
import { ClockInput } from './clock-input';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useTypedText } from './use-typed-text';

/** What is stored of a time of day; what cannot be read stays in the form as it was typed, and is refused. */
function timeField(text: string): string | null {
  if (text.trim() === '') return null;
  const read = readClock(text);
  return 'value' in read ? `${read.value}.000` : text;
}

function mistakeIn(text: string): string | undefined {
  const read = readClock(text);
  return text === '' || 'value' in read ? undefined : read.mistake;
}

/** A time of day in Maryland. */
export function ChurchTimeInput({ name, label, hint, required, disabled, value, error, onChange }: FieldProps) {
  const settled = typeof value === 'string' ? shownClock(value) : '';
  const { text, isTyping, type, settle } = useTypedText(settled);
  const mistake = error ?? (isTyping ? undefined : mistakeIn(settled));
  const onText = (typed: string) => {
    type(typed);
    onChange(name, timeField(typed));
  };
  return (
    <FieldFrame name={name} label={label} required={required} help={hint} mistake={mistake} note="Maryland time">
      {(describedBy) => (
        <ClockInput {...{ text, onText, disabled, describedBy }} onBlur={settle} hasError={mistake !== undefined} />
      )}
    </FieldFrame>
  );
}
