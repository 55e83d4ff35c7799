import type { Migration } from './migration.ts';

/** What a long audit log is asked for (releases/src/store/postgres/postgres-audit-log.ts). */
export const GROWTH: Migration = {
  name: 'growth',
  sql: `
    CREATE INDEX audit_of_section ON edge.audit ((entry->>'section'), id);
    CREATE INDEX audit_serials ON edge.audit (((entry->>'serial')::int)) WHERE entry ? 'serial';
    CREATE INDEX audit_published ON edge.audit ((entry->>'section'), (entry->>'version'))
      WHERE entry->>'action' = 'publish' AND entry->>'outcome' = 'done';
  `,
};
