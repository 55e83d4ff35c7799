import { TextInput } from '@strapi/design-system';

import { UNREADABLE_DAY } from '../../church-fields/read-moment';

interface DayInputProps {
  /** `YYYY-MM-DD`, or '' for none. */
  day: string;
  onDay(day: string): void;
  onBlur(): void;
  disabled: boolean;
  describedBy: string;
  hasError: boolean;
}

/**
 * A day of the calendar. The browser's own field, which no zone moves: the design system's picker holds the Tab key while its
 * calendar is open, and forgets a day that is typed again.
 */
export function DayInput({ day, onDay, onBlur, disabled, describedBy, hasError }: DayInputProps) {
  return (
    <TextInput
      type="date"
      value={day}
      max="2099-12-31"
      onChange={({ target }) => onDay(target.value)}
      onBlur={({ target }) => {
        if (target.validity.badInput) onDay(UNREADABLE_DAY);
        onBlur();
      }}
      disabled={disabled}
      aria-label="Day"
      aria-describedby={describedBy}
      hasError={hasError}
    />
  );
}
