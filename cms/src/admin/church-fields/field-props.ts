import type { ReactNode } from 'react';

/** What Strapi's forms give to the input of a custom field, as far as it is used here. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  attribute: { regex?: string };
  value: unknown;
  /** What the form, or the server, found wrong. */
  error?: string;
  onChange(name: string, value: string | null): void;
}
