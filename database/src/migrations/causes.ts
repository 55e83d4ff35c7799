import type { Migration } from './migration.ts';

/** What failed in releases, and how often (releases/src/judge/failure-causes.ts). The texts are short enough for the index. */
export const CAUSES: Migration = {
  name: 'causes',
  sql: `
    CREATE TABLE edge.failure_causes (
      section text,
      version text,
      -- 'server' or 'browser'
      place text,
      reason text,
      cause text,
      at text,
      count integer NOT NULL,
      last timestamptz NOT NULL,
      PRIMARY KEY (section, version, place, reason, cause, at)
    ) WITH (fillfactor = 80);
  `,
};
