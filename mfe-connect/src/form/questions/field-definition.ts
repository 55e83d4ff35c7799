import type { FieldProps } from 'shared/ui/field';

type Described =
  'label' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'pattern' | 'required' | 'rows' | 'hint';

/** One question of a form, as data. */
export interface FieldDefinition<Name extends string> extends Pick<FieldProps, Described> {
  /** As the content API and the specification (section 3) call it. */
  readonly name: Name;
  /** Shares its line with the next one where there is room. */
  readonly half?: boolean;
}

/** What a visitor wrote, by field: text, and empty where nothing was written. */
export type Answers<Name extends string> = Record<Name, string>;
