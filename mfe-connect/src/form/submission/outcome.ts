/** What the site refused of a form, by field, in words for the visitor. Empty when it does not say which answer. */
export type Refusals<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface NotSent<Name extends string> {
  /** Set when the same answers would be refused again. */
  readonly refused?: Refusals<Name> | undefined;
}

/** `sent`: the form is empty. `filled`: it holds its answers. `emptied`: a note beside it holds the answers. */
export type Outcome<Name extends string> =
  | { readonly state: 'sent' }
  | ({ readonly state: 'filled' } & NotSent<Name>)
  /** `reason`: why, in the visitor's words. */
  | ({ readonly state: 'emptied'; readonly reason: string } & NotSent<Name>);
