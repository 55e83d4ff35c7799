/**
 * What SQLite says is the matter, such as SQLITE_BUSY; '' for any other error. Not by `instanceof`: of a process's copies of the
 * driver, all throw the first one's errors.
 * @param {unknown} error
 */
export function sqliteCode(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : '';
}
