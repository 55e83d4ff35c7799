/** Specification, section 3. */
export interface ConnectCard {
  readonly title: string;
  readonly route: string;
  /** The whole text; its card shows the beginning. */
  readonly desc: string;
  readonly imgUrl: string;
}
