/** The part of a section's `remote.json` that its build reads. */
export interface RemoteDefinition {
  readonly name: string;
  readonly routes: readonly { readonly page: string }[];
  readonly slots: readonly { readonly expose: string }[];
}
