import { Box, Field, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { type FocusEvent, useState } from 'react';

import { dayWords } from '../../church-clock/calendar-day';
import { isDay, momentField, readMoment, type TypedMoment, typedIn } from '../../church-fields/read-moment';
import { ClockInput } from './clock-input';
import { DayInput } from './day-input';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useTypedText } from './use-typed-text';

function mistakeIn(typed: TypedMoment): string | undefined {
  if (typed.day === '' && typed.clock === '') return undefined;
  const read = readMoment(typed);
  return 'mistake' in read ? read.mistake : undefined;
}

/** Whether the focus is in the field: what is half typed is no mistake yet. */
function useFocusWithin() {
  const [isWithin, setWithin] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setWithin(currentTarget.contains(relatedTarget));
  return { isWithin, handlers: { onFocus: () => setWithin(true), onBlur } };
}

/** What is stored, and beside it what is being typed. */
function useTyped(value: unknown) {
  const settled = typedIn(value);
  return { settled, day: useTypedText(settled.day), clock: useTypedText(settled.clock) };
}

/** The day of the start, for an end that has none yet. Other fields have '', and no day but their own. */
const useDayOfStart = (name: string) =>
  useForm('ChurchMoment', ({ values }) =>
    name === 'endDate' && 'startDate' in values ? typedIn(values.startDate).day : '',
  );

/** A day and a time in Maryland, whatever zone the browser has. */
export function ChurchMomentInput(props: FieldProps) {
  const { name, label, hint, required, disabled = false, value, error, onChange } = props;
  const { settled, day, clock } = useTyped(value);
  const dayOfStart = useDayOfStart(name);
  const { isWithin, handlers } = useFocusWithin();
  const mistake = error ?? (isWithin ? undefined : mistakeIn(settled));
  const state = { disabled, hasError: mistake !== undefined };
  const enter = (change: Partial<TypedMoment>) =>
    onChange(name, momentField({ day: day.text, clock: clock.text, ...change }));
  const onDay = (typed: string) => {
    day.type(typed);
    enter({ day: typed });
  };
  const onText = (typed: string) => {
    clock.type(typed);
    enter({ clock: typed, ...(day.text === '' && typed !== '' ? { day: dayOfStart } : {}) });
  };
  return (
    <FieldFrame name={name} label={label} required={required} help={hint} mistake={mistake} note="Maryland time">
      {(describedBy) => (
        <Flex role="group" aria-label={label} gap={1} wrap="wrap" alignItems="flex-start" {...handlers}>
          <Box flex="1 1 140px">
            <DayInput {...{ ...state, describedBy, onDay }} day={day.text} onBlur={day.settle} />
          </Box>
          <Box flex="1 1 110px">
            <Field.Root>
              <ClockInput
                {...{ ...state, describedBy, onText }}
                text={clock.text}
                onBlur={clock.settle}
                label="Time in Maryland"
              />
            </Field.Root>
          </Box>
          <WeekdayOf day={settled.day} />
        </Flex>
      )}
    </FieldFrame>
  );
}

/** The day in words: a wrong weekday is seen, a wrong number is not. */
function WeekdayOf({ day }: { day: string }) {
  if (!isDay(day)) return null;
  return (
    <Typography variant="pi" width="100%">
      {dayWords(day)}
    </Typography>
  );
}
