/** A picture of this release, with its shape. `alt` is empty when it only decorates. */
export interface Picture extends Drawing {
  /** Pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** A picture whose shape is that of its place. */
export interface Drawing {
  readonly src: string;
  readonly alt: string;
}
