import * as v from 'valibot';

/** The neutral schema that the document obeys: any tool for frontend discovery can read it. */
const SCHEMA_URL = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Shares are held to a hundredth of a percent: one bucket of the resolver. */
export const BUCKETS = 10_000;

export function bucketsOf(traffic: number): number {
  return Math.round((traffic * BUCKETS) / 100);
}

export const Traffic = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check(
    (traffic) => Math.abs(bucketsOf(traffic) - (traffic * BUCKETS) / 100) < 1e-6,
    'must have at most two decimals',
  ),
);

/**
 * `published`: served to nobody yet. `retired`: served before the present default. `aborted`: taken back by people.
 * `quarantined`: taken back by the judge.
 */
const State = v.picklist(['published', 'candidate', 'stable', 'retired', 'aborted', 'quarantined']);
export type ReleaseState = v.InferOutput<typeof State>;

/** How a rollout widens by itself. */
const Plan = v.strictObject({
  /** Shares still to come, in percent, ascending. */
  steps: v.pipe(v.array(Traffic), v.minLength(1)),
  /** Seconds from one step to the next. */
  every: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the next step is due (ISO 8601). */
  next: v.pipe(v.string(), v.isoTimestamp()),
});
export type Plan = v.InferOutput<typeof Plan>;

export const ReleaseEntry = v.strictObject({
  /** The script that the browser starts the release with. */
  url: v.pipe(v.string(), v.minLength(1)),
  fallbackUrl: v.optional(v.string()),
  metadata: v.strictObject({
    integrity: v.pipe(
      v.string(),
      v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a subresource integrity (sha384-…)'),
    ),
    version: v.pipe(v.string(), v.minLength(1)),
  }),
  extras: v.looseObject({
    state: State,
    /** When it came into this state (ISO 8601). */
    since: v.pipe(v.string(), v.isoTimestamp()),
    /** Names one rollout: its visitors are drawn anew, independent of any other rollout. */
    rollout: v.optional(v.string()),
    /** The steps of a candidate's rollout; without one it stays at its share. */
    plan: v.optional(Plan),
    /** Why a candidate's rollout takes no further step until somebody says so. */
    paused: v.optional(v.string()),
  }),
  deployment: v.object({ traffic: Traffic, default: v.boolean() }),
});
export type ReleaseEntry = v.InferOutput<typeof ReleaseEntry>;

const Releases = v.pipe(
  v.array(ReleaseEntry),
  v.minLength(1, 'has no release'),
  v.check(
    (releases) => releases.filter(({ deployment }) => deployment.default).length === 1,
    'must have exactly one default',
  ),
  v.check((releases) => sumOf(releases) === BUCKETS, 'traffic must sum to 100'),
  v.check(
    (releases) => new Set(releases.map(({ metadata }) => metadata.version)).size === releases.length,
    'names a version twice',
  ),
);

/** Which releases serve whom. Stricter than the neutral schema: whatever passes here can be resolved for every visitor. */
export const ReleaseDocument = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), Releases),
});
export type ReleaseDocument = v.InferOutput<typeof ReleaseDocument>;

export const EMPTY_DOCUMENT: ReleaseDocument = { schema: SCHEMA_URL, microFrontends: {} };

function sumOf(releases: readonly ReleaseEntry[]): number {
  return releases.reduce((sum, { deployment }) => sum + bucketsOf(deployment.traffic), 0);
}
