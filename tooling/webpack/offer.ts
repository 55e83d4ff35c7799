/** What a shell provides to sections, as listed in its `remote.json`. */
export interface Offer {
  /** Its contract version. */
  readonly contract: string;
  /** Versions of the shared libraries, by name. */
  readonly provides: Readonly<Record<string, string>>;
}
