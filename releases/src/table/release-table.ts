import * as v from 'valibot';

/** Shares have a resolution of a hundredth of a percent: one bucket. */
export const BUCKETS = 10_000;

/** @param share in percent */
export function bucketsOf(share: number): number {
  return Math.round((share * BUCKETS) / 100);
}

/** Percent of the visitors. */
export const Share = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check((share) => Math.abs(bucketsOf(share) - (share * BUCKETS) / 100) < 1e-6, 'must have at most two decimals'),
);

/**
 * `published`: not served yet. `retired`: was stable before.
 * `aborted`: taken back by people. `quarantined`: taken back by the judge.
 */
const State = v.picklist(['published', 'candidate', 'stable', 'retired', 'aborted', 'quarantined']);
export type ReleaseState = v.InferOutput<typeof State>;

/** The further steps of a rollout. */
const Plan = v.strictObject({
  /** Shares of the further steps, in percent, ascending. */
  steps: v.pipe(v.array(Share), v.minLength(1)),
  /** Seconds from one step to the next. */
  every: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the next step is due (ISO 8601). */
  next: v.pipe(v.string(), v.isoTimestamp()),
  /** How many seconds a due step waits for visitors; a week when absent. */
  wait: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What the team stated; see {@link whenQuiet}. */
  whenQuiet: v.optional(v.picklist(['wait', 'synthetic'])),
});
export type Plan = v.InferOutput<typeof Plan>;

export type QuietPolicy = NonNullable<Plan['whenQuiet']>;

/**
 * Whether a due step without enough visitors waits for them, or goes on by synthetic visits. Who stated how long to wait, and nothing
 * else, wants to wait.
 */
export function whenQuiet({ whenQuiet: stated, wait }: Pick<Plan, 'whenQuiet' | 'wait'>): QuietPolicy {
  return stated ?? (wait === undefined ? 'synthetic' : 'wait');
}

/** A week has a Sunday, when a church's site has most of its visitors. */
const WAIT_SECONDS = 7 * 86_400;

/** Until when the next step waits for the visitors that it needs. Later the rollout is paused. */
export function waitsUntil({ next, wait = WAIT_SECONDS }: Pick<Plan, 'next' | 'wait'>): Date {
  return new Date(Date.parse(next) + wait * 1_000);
}

export const ReleaseEntry = v.strictObject({
  version: v.pipe(v.string(), v.minLength(1)),
  state: State,
  /** When it came into this state (ISO 8601). */
  since: v.pipe(v.string(), v.isoTimestamp()),
  share: Share,
  /** Subresource integrity of the script. */
  integrity: v.pipe(
    v.string(),
    v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a subresource integrity (sha384-…)'),
  ),
  /** The release's first script in the browser. */
  url: v.pipe(v.string(), v.minLength(1)),
  /** The rollout's name. Each rollout draws its visitors independently of others. */
  rollout: v.optional(v.string()),
  /** The steps of a candidate's rollout. Without a plan it stays at its share. */
  plan: v.optional(Plan),
  /** Why a candidate's rollout is paused. It takes no step until somebody continues it. */
  paused: v.optional(v.string()),
});
export type ReleaseEntry = v.InferOutput<typeof ReleaseEntry>;

const Entries = v.pipe(
  v.array(ReleaseEntry),
  v.minLength(1, 'has no release'),
  v.check((entries) => entries.filter(isStable).length === 1, 'must have exactly one stable release'),
  v.check((entries) => sumOf(entries) === BUCKETS, 'shares must sum to 100'),
  v.check((entries) => new Set(entries.map(({ version }) => version)).size === entries.length, 'names a version twice'),
);

/** Shares of visitors by release. Every valid table can be resolved for every visitor. */
export const ReleaseTable = v.strictObject({
  sections: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), Entries),
});
export type ReleaseTable = v.InferOutput<typeof ReleaseTable>;

export const EMPTY_TABLE: ReleaseTable = { sections: {} };

export function isStable({ state }: ReleaseEntry): boolean {
  return state === 'stable';
}

/** Whether any visitors get the release. */
export function isServed({ share }: ReleaseEntry): boolean {
  return share > 0;
}

function sumOf(entries: readonly ReleaseEntry[]): number {
  return entries.reduce((sum, { share }) => sum + bucketsOf(share), 0);
}
