/** The part of a section's `remote.json` that its build reads. */
export interface RemoteDefinition {
  readonly name: string;
  /** Says that another bundler builds it. */
  readonly runtime?: string;
  readonly routes: readonly { readonly page: string }[];
  readonly slots: readonly { readonly expose: string }[];
}
