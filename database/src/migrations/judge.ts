import type { Migration } from './migration.ts';

/**
 * The judge's evidence (releases/src/judge/evidence): what each rollout has counted, and for what visitors and networks were counted.
 * `counted` is changed under the lock of the rollout's row.
 */
export const JUDGE: Migration = {
  name: 'judge',
  sql: `
    CREATE TABLE edge.judged_rollouts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      sums json,
      acted text[] NOT NULL DEFAULT '{}',
      changed timestamptz NOT NULL DEFAULT now(),
      ended boolean NOT NULL DEFAULT false
    ) WITH (fillfactor = 50);
    CREATE UNIQUE INDEX judged_rollouts_running ON edge.judged_rollouts (name) WHERE NOT ended;

    CREATE TABLE edge.judged_visitors (
      rollout integer REFERENCES edge.judged_rollouts,
      visitor text,
      counted text[] NOT NULL,
      PRIMARY KEY (rollout, visitor)
    ) WITH (fillfactor = 80);
    CREATE TABLE edge.judged_networks (
      rollout integer REFERENCES edge.judged_rollouts,
      network text,
      counted text[] NOT NULL,
      -- Visitors that were admitted in the hour that began at this time (milliseconds since 1970).
      admitted integer NOT NULL,
      since bigint NOT NULL,
      PRIMARY KEY (rollout, network)
    ) WITH (fillfactor = 80);
  `,
};
