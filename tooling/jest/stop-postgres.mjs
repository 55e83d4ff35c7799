/** Jest's end, once a run. */
export { stopForTests as default } from './start-postgres.mjs';
