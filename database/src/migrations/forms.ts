import type { Migration } from './migration.ts';

/**
 * Visitors' forms (edge/src/forms/queue). Times are milliseconds since 1970, by this database's clock. Answers and outcomes
 * are text, so that they are exactly what SQLite stores.
 */
export const FORMS: Migration = {
  name: 'forms',
  sql: `
    CREATE TABLE edge.submissions (
      id text PRIMARY KEY,
      key text NOT NULL UNIQUE,
      kind text NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'delivering', 'delivered', 'refused', 'held', 'removed')),
      fingerprint text NOT NULL,
      answers text CHECK ((answers IS NULL) = (state IN ('delivered', 'removed'))),
      acknowledged boolean NOT NULL DEFAULT false,
      received_at bigint NOT NULL,
      since bigint NOT NULL,
      due_at bigint NOT NULL,
      lease text,
      attempts integer NOT NULL DEFAULT 0,
      tried boolean NOT NULL GENERATED ALWAYS AS (attempts > 0) STORED,
      reason text,
      outcome text
    );
    -- Forms that ended are most rows, and no worker looks at them.
    CREATE INDEX submissions_to_deliver ON edge.submissions (kind, tried, due_at)
      WHERE state IN ('waiting', 'delivering');
    CREATE INDEX submissions_pending ON edge.submissions (received_at)
      WHERE state IN ('waiting', 'delivering', 'refused', 'held');
    CREATE INDEX submissions_ended ON edge.submissions (since) WHERE state IN ('delivered', 'removed');
    -- Erased answers are cleared away within a minute, however few they are.
    ALTER TABLE edge.submissions SET (
      autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0,
      toast.autovacuum_vacuum_threshold = 0, toast.autovacuum_vacuum_scale_factor = 0
    );
  `,
};
