import * as v from 'valibot';
import type { Lease, Queries } from './database.ts';

/** Of a site on one machine: no other edge could do the job. */
export const ALWAYS_HELD: Lease = { held: () => true };

/** The leases of this process. They belong to one connection at a time. */
export interface Leases {
  lease(name: string): Lease;
  /** A new connection, which holds nothing yet. */
  begin(query: Queries['query']): LeasesOfConnection;
}

interface LeasesOfConnection {
  /** Takes what no other edge holds. The server's answer confirms what is held already. */
  ask(): Promise<void>;
  /** The connection is lost, and each lease with it. */
  end(): void;
}

/** The server ends a session that asks nothing for this long: its edge hangs, or cannot be reached any more. */
export const IDLE_SESSION_MS = 10_000;
/** An edge that hangs stops before the server gives its leases to another one. */
const CONFIRMED_MS = 9_000;
/** Names these locks among those of other programs on the same database: "edge" in ASCII. */
const LOCK = 0x65_64_67_65;

const TAKE = `SELECT name FROM unnest($1::text[]) AS wanted (name) WHERE pg_try_advisory_lock($2, hashtext(name))`;
const Taken = v.array(v.object({ name: v.string() }));

export function createLeases(): Leases {
  const wanted = new Set<string>();
  let held: ReadonlySet<string> = new Set();
  let confirmed = -Infinity;

  return {
    lease(name) {
      wanted.add(name);
      return { held: () => held.has(name) && performance.now() - confirmed < CONFIRMED_MS };
    },
    begin(query) {
      const own = new Set<string>();
      held = own;
      return {
        async ask() {
          const asked = performance.now();
          const missing = [...wanted].filter((name) => !own.has(name));
          const { rows } = await query(TAKE, [missing, LOCK]);
          for (const { name } of v.parse(Taken, rows)) own.add(name);
          if (held === own) confirmed = asked;
        },
        end() {
          if (held === own) held = new Set();
        },
      };
    },
  };
}
