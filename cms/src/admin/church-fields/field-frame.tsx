import { Field, Flex, Typography } from '@strapi/design-system';
import { type ReactNode, useId } from 'react';

interface Frame {
  name: string;
  label: string;
  required: boolean | undefined;
  help: ReactNode;
  /** What is wrong, and what to type instead. */
  mistake: string | undefined;
  /** Beside the label. */
  note?: string;
  children(describedBy: string): ReactNode;
}

/** A field with its label, its help, and beside the help what is wrong: Strapi's own fields show one of the two. */
export function FieldFrame({ name, label, required = false, help, mistake, note, children }: Frame) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Field.Root id={id} name={name} required={required} error={mistake ?? false}>
      <Flex gap={2} alignItems="baseline">
        <Field.Label>{label}</Field.Label>
        {note && (
          <Typography variant="pi" textColor="neutral600">
            {note}
          </Typography>
        )}
      </Flex>
      {children(mistake === undefined ? helpId : `${id}-error ${helpId}`)}
      <Field.Error />
      <Typography id={helpId} variant="pi" textColor="neutral600">
        {help}
      </Typography>
    </Field.Root>
  );
}
