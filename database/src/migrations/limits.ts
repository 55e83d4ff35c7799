import type { Migration } from './migration.ts';

/**
 * Requests of the present minute, as rate-limiter-flexible counts them (limits.ts): its statement inserts by the order of columns.
 * `expire` is in milliseconds since 1970. Unlogged: the counts of a minute may be lost with a crash of the server.
 */
export const LIMITS: Migration = {
  name: 'limits',
  sql: `
    CREATE UNLOGGED TABLE edge.limits (
      key text PRIMARY KEY,
      points integer NOT NULL,
      expire bigint NOT NULL
    );
    CREATE INDEX limits_expire ON edge.limits (expire);
  `,
};
