/** For tests of what uses a database. */
export { afterTest } from './after-test.ts';
export { askedStatements } from './asked-statements.ts';
export { asOperator, emptyDatabase, testDatabase } from './test-database.ts';
export { until } from './until.ts';
export { type Way, wayTo } from './way.ts';
