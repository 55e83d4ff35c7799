/** What visitors met in five minutes of one release. */
export interface HealthPoint {
  /** ISO 8601, the start of the five minutes. */
  readonly at: string;
  readonly visits: number;
  readonly failures: number;
  /** Largest contentful paint; null when no browser reported one. */
  readonly lcpMs: number | null;
  /** Rendering on the edge; null when nothing was rendered. */
  readonly renderMs: number | null;
}

/** How releases do, as visitors meet them. */
export interface Health {
  /** Oldest first. */
  of(section: string, version: string): readonly HealthPoint[];
}
