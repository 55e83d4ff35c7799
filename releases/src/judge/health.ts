/** How a release did in five minutes. */
export interface HealthPoint {
  /** Start of the five minutes (ISO 8601). */
  readonly at: string;
  /** Documents that showed the section. */
  readonly visits: number;
  readonly failures: number;
  /** 75th percentiles; null without a measurement. */
  readonly lcpMs: number | null;
  readonly renderMs: number | null;
}

/** What this edge has seen of each release in the last 24 hours. In memory: another edge has its own, a restart begins anew. */
export interface Health {
  /** Oldest first; five minutes in which nothing was seen have no point. */
  of(section: string, version: string): readonly HealthPoint[];
}
