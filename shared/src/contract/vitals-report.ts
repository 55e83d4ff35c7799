import * as v from 'valibot';
import { Lock } from './route-table.ts';

const Name = v.pipe(v.string(), v.maxLength(64));
const Milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** Where a release threw an error, see SectionFailure. What is not well formed is left out. */
const At = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w./-]{1,150}(:\d{1,7}){2}$/))), undefined);
const Kind = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))), undefined);

/** Bytes. What is longer is not read. */
export const VITALS_REPORT_LIMIT = 4_096;

/**
 * What a browser tells `POST /_/vitals` of a visit. No address, no query, nothing about the device or the person.
 * https://web.dev/articles/vitals says what is measured.
 */
export const VitalsReport = v.object({
  lock: Lock,
  /** The sections that the visit's first page showed: its measurements are theirs. */
  sections: v.pipe(v.array(Name), v.maxLength(20)),
  /** From the document, during a rollout: see {@link VitalsPlan}. */
  ticket: v.optional(v.string()),
  lcp: v.optional(Milliseconds),
  inp: v.optional(Milliseconds),
  /** A sum of shifts, without a unit. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
  failures: v.optional(
    v.pipe(
      v.array(
        v.object({ section: Name, version: Name, reason: v.picklist(['load', 'data', 'render']), at: At, kind: Kind }),
      ),
      v.maxLength(10),
    ),
    [],
  ),
});
export type VitalsReport = v.InferOutput<typeof VitalsReport>;

/** What the edge asks of the document's browser. */
export interface VitalsPlan {
  /** Share of visits that are to send their measurements, 0 to 1; failures are always sent. */
  readonly sample: number;
  /** Sent back with each report: without it nothing counts for the judge. */
  readonly ticket?: string;
}
