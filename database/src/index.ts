/** The database that all edges of a site share, when there is one. */
export { answerWithin } from './answer-within.ts';
export type { Answer, Database, DatabaseOptions, Lease, OnMessage, Queries } from './database.ts';
export { DatabaseAway } from './database-away.ts';
export { DatabaseRefused } from './database-refused.ts';
export { inSequence } from './in-sequence.ts';
export { type LastAnswers, openLastAnswers } from './last-answers.ts';
export { type CountRequest, createLimits, type Limits, type LimitsOptions } from './limits/limits.ts';
export { follow } from './listening/follow.ts';
export { ALWAYS_HELD } from './lease.ts';
export type { Log } from './log.ts';
export { migrateDatabase } from './migrations/migrate.ts';
export { createOutageLog, type OutageLog } from './outage-log.ts';
export { openDatabase } from './open-database.ts';
export { sharedSecret, sharedSecrets } from './sealed-secrets.ts';
export { untilSucceeds } from './until-succeeds.ts';
