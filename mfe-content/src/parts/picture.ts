/** A picture of this release, with its shape. `alt` is empty when it only decorates. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** Pixels of the file. */
  readonly width: number;
  readonly height: number;
}
