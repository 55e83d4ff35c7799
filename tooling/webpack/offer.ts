/** What a shell offers to sections; it says so in its `remote.json`. */
export interface Offer {
  /** The contract version that it speaks. */
  readonly contract: string;
  /** The libraries that it hands to sections, with their versions. */
  readonly provides: Readonly<Record<string, string>>;
}
