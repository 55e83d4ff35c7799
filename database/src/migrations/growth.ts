import type { Migration } from './migration.ts';

/**
 * What a long audit log is asked for (releases/src/store/postgres/postgres-audit-log.ts), and releases whose files are one object in a
 * bucket.
 */
export const GROWTH: Migration = {
  name: 'growth',
  sql: `
    ALTER TABLE edge.releases ADD COLUMN object text;
    CREATE INDEX audit_of_section ON edge.audit ((entry->>'section'), id);
    CREATE INDEX audit_serials ON edge.audit (((entry->>'serial')::int)) WHERE entry ? 'serial';
    CREATE INDEX audit_published ON edge.audit ((entry->>'section'), (entry->>'version'))
      WHERE entry->>'action' = 'publish' AND entry->>'outcome' = 'done';
  `,
};
