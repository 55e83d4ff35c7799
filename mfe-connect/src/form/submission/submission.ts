import type { Answers } from '../questions/field-definition.ts';

/** A form on its way, and what the site has to know of it to take it once and to tell people from machines. */
export interface Submission<Name extends string> {
  /** As the form's rules leave them. */
  readonly answers: Answers<Name>;
  /** The same for every repetition of the same answers. */
  readonly key: string;
  /** Whole seconds since the visitor first touched the form. */
  readonly seconds: number;
  /** What stands in the field that no person sees; mostly nothing. */
  readonly homepage: string;
}
