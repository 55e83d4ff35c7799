/**
 * SQLite's error code, such as SQLITE_BUSY; '' for other errors. `instanceof` fails here: all copies of the driver in a
 * process throw the error class of the first.
 * @param {unknown} error
 */
export function sqliteCode(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : '';
}
