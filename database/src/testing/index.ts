/** For tests of what uses a database. */
export { asOperator, emptyDatabase, testDatabase } from './test-database.ts';
export { type Way, wayTo } from './way.ts';
