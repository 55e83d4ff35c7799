/** What the player knows of a recording. */
export interface Recording {
  readonly id: string;
  readonly title: string;
  readonly preacher: string | null;
  /** Address of the audio file. */
  readonly audio: string;
  /** Address of the cover picture. */
  readonly cover: string;
}
