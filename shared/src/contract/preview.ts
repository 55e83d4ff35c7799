/** What a signed link shows to whoever holds it. */
export type Preview = ReleasePreview | DraftPreview;

/** One release, whatever the rollouts say. */
export interface ReleasePreview {
  /** `events@1.5.0` */
  readonly release: string;
  /** When the link ends (ISO 8601). */
  readonly until: string;
}

/** The content with what editors have saved and not published. */
export interface DraftPreview {
  readonly drafts: true;
  /** When the link ends (ISO 8601). */
  readonly until: string;
}
