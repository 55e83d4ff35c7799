/** The database that all edges of a site share, when there is one. */
export type { Answer, Database, DatabaseOptions, OnMessage, Queries } from './database.ts';
export { DatabaseAway } from './database-away.ts';
export { DatabaseRefused } from './database-refused.ts';
export type { Log } from './log.ts';
export { migrateDatabase } from './migrations/migrate.ts';
export { openDatabase } from './open-database.ts';
