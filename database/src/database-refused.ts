/** The database is there, and this program cannot use it as it is. The message says what, why, and how to mend it. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}
