/** The part of a section's `remote.json` that its build goes by; the rest goes with the release as it is. */
export interface RemoteDefinition {
  readonly name: string;
  readonly routes: readonly { readonly page: string }[];
  readonly slots: readonly { readonly expose: string }[];
}
