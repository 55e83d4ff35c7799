import { createOutageLog, type Database } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import type { SectionFailure } from 'shared/contract';
import * as v from 'valibot';
import type { ReleaseFolder } from '../table/names.ts';

const Seen = v.object({
  section: v.string(),
  version: v.string(),
  place: v.picklist(['server', 'browser']),
  reason: v.picklist(['load', 'data', 'render']),
  /** What was thrown. A browser tells the kind of error only: words may be a visitor's. */
  cause: v.string(),
  /** Where in the release's files, see SectionFailure; empty when it is not known. */
  at: v.string(),
});
type Seen = v.InferOutput<typeof Seen>;

const Cause = v.object({ ...Seen.entries, count: v.number(), last: v.pipe(v.string(), v.isoTimestamp()) });
/** One cause of failures, how often it was seen, and when last (ISO 8601). */
export type FailureCause = v.InferOutput<typeof Cause>;

/** The causes of failures, by release. */
export interface FailureCauses {
  /** Whether all edges of the site share them; else they are this edge's own, since its start. */
  readonly shared: boolean;
  add(failure: Pick<SectionFailure, 'reason' | 'at' | 'kind'> & ReleaseFolder & { readonly cause?: string }): void;
  /** Of a section, the latest first. */
  of(section: string): Promise<readonly FailureCause[]>;
  /** Stores what still waits, if it can. */
  close(): Promise<void>;
}

/** Of each release. What comes beyond takes the place of what was seen least lately. */
const MOST = 20;
const MOST_CHARACTERS = { cause: 300, at: 200 };

interface Tally {
  add(cause: FailureCause): void;
  readonly all: () => readonly FailureCause[];
  clear(): void;
}

function createTally(): Tally {
  const causes = new Map<string, FailureCause>();
  return {
    add(cause) {
      const { count: _count, last: _last, ...seen } = cause;
      const key = JSON.stringify(seen);
      const known = causes.get(key);
      causes.delete(key);
      causes.set(key, { ...cause, count: cause.count + (known?.count ?? 0) });
      const ofRelease = [...causes].filter(
        ([, { section, version }]) => section === seen.section && version === seen.version,
      );
      for (const [old] of ofRelease.slice(0, -MOST)) causes.delete(old);
    },
    all: () => [...causes.values()].reverse(),
    clear: () => causes.clear(),
  };
}

type Added = Parameters<FailureCauses['add']>[0];

/** A browser's failure has no message. */
function causeOf({ section, version, reason, cause, kind, at }: Added, now: Date): FailureCause {
  const words = (cause ?? kind ?? '').slice(0, MOST_CHARACTERS.cause).replaceAll('\0', '');
  const place = cause === undefined ? 'browser' : 'server';
  const where = (at ?? '').slice(0, MOST_CHARACTERS.at);
  return { section, version, place, reason, cause: words, at: where, count: 1, last: now.toISOString() };
}

/** The causes that one edge has seen since its start. */
export function causesInMemory(now: () => Date): FailureCauses {
  const tally = createTally();
  return {
    shared: false,
    add: (failure) => tally.add(causeOf(failure, now())),
    of: async (section) => tally.all().filter((cause) => cause.section === section),
    close: async () => undefined,
  };
}

const ADD = `
  INSERT INTO edge.failure_causes AS known
  SELECT section, version, place, reason, cause, at, count, last FROM json_populate_recordset(NULL::edge.failure_causes, $1)
  ON CONFLICT (section, version, place, reason, cause, at)
  DO UPDATE SET count = known.count + EXCLUDED.count, last = greatest(known.last, EXCLUDED.last)`;
const FORGET = `
  DELETE FROM edge.failure_causes WHERE (section, version, place, reason, cause, at) IN (
    SELECT section, version, place, reason, cause, at FROM (
      SELECT *, row_number() OVER (PARTITION BY section, version ORDER BY last DESC) AS rank FROM edge.failure_causes
    ) AS ranked WHERE rank > ${MOST} OR last < now() - interval '90 days')`;
const READ = `
  SELECT section, version, place, reason, cause, at, count, to_char(last AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS last
  FROM edge.failure_causes WHERE section = $1 ORDER BY failure_causes.last DESC LIMIT 100`;
const EVERY_MS = 2_000;

export interface SharedCausesOptions {
  readonly database: Pick<Database, 'query'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** The causes that all edges of a site share. No visitor waits for the database: they are stored every two seconds. */
export function sharedCauses({ database, log, now }: SharedCausesOptions): FailureCauses {
  const waiting = createTally();
  const outage = createOutageLog(log, {
    begins: 'the causes of failures cannot be stored; they wait on this machine',
    ends: 'the causes of failures are stored again',
  });
  let storing = Promise.resolve();

  async function store(): Promise<void> {
    const causes = waiting.all();
    if (causes.length === 0) return;
    waiting.clear();
    try {
      await database.query(ADD, [JSON.stringify(causes)]);
      await database.query(FORGET);
      outage.succeeded();
    } catch (error) {
      [...causes].reverse().forEach(waiting.add);
      outage.failed(error);
    }
  }

  const settle = () => (storing = storing.then(store));
  const repeated = setInterval(() => void settle(), EVERY_MS).unref();
  return {
    shared: true,
    add: (failure) => waiting.add(causeOf(failure, now())),
    async of(section) {
      await settle();
      return v.parse(v.array(Cause), (await database.query(READ, [section])).rows);
    },
    async close() {
      clearInterval(repeated);
      await settle();
    },
  };
}
