/** For tests of what uses a database. */
export { askedStatements } from './asked-statements.ts';
export { asOperator, emptyDatabase, testDatabase } from './test-database.ts';
export { type Way, wayTo } from './way.ts';
