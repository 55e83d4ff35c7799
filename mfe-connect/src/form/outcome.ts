/** What the site refused of a form, by field, in words for the visitor. Empty when it does not say which answer. */
export type Refusals<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface NotSent<Name extends string> {
  /** Set when the same answers would be refused again. */
  readonly refused?: Refusals<Name> | undefined;
}

/** The form is empty and forgotten, as it was, or empty with its answers kept beside it. */
export type Outcome<Name extends string> =
  | { readonly state: 'sent' }
  | ({ readonly state: 'kept' } & NotSent<Name>)
  /** `reason`: why, in the visitor's words. */
  | ({ readonly state: 'emptied'; readonly reason: string } & NotSent<Name>);
