/** One release shown to whoever holds a signed link, whatever the rollouts say. */
export interface Preview {
  /** `events@1.5.0` */
  readonly release: string;
  /** When the link ends (ISO 8601). */
  readonly until: string;
}
