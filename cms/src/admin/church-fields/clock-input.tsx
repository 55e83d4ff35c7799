import { TextInput } from '@strapi/design-system';
import { useId } from 'react';

import { clockWords } from '../../church-clock/clock-words';

const MINUTES = { first: 6 * 60, last: 22 * 60, step: 15 } as const;

const timeAt = (minutes: number) => [Math.floor(minutes / 60), minutes % 60].join(':');

/** 6:00 AM to 10:00 PM, each quarter of an hour. */
const CHOICES = Array.from({ length: (MINUTES.last - MINUTES.first) / MINUTES.step + 1 }, (_, index) =>
  clockWords(timeAt(MINUTES.first + index * MINUTES.step)),
);

interface ClockInput {
  text: string;
  onText(text: string): void;
  onBlur(): void;
  disabled: boolean | undefined;
  describedBy: string;
  hasError: boolean;
  /** Where the field's own label does not name it. */
  label?: string;
}

/** A time of day to type, in words of the 12-hour clock, or to choose. */
export function ClockInput({ text, onText, onBlur, disabled = false, describedBy, hasError, label }: ClockInput) {
  const list = useId();
  return (
    <>
      <TextInput
        type="text"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onBlur={onBlur}
        disabled={disabled}
        list={list}
        placeholder="6:30 PM"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        hasError={hasError}
      />
      <datalist id={list}>
        {CHOICES.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}
