import { StepError } from '../process/step.mjs';

/**
 * @typedef {object} Column of a table in Postgres
 * @property {string} name
 * @property {string} type as Postgres names it: `timestamp without time zone`
 * @property {number | null} most characters
 */

/**
 * @typedef {string | number | bigint | Buffer | null} SqliteValue
 * @typedef {string | number | boolean | null} Value the same for what both engines store
 */

/**
 * A value of SQLite as Postgres takes it from JSON. SQLite has booleans as 0 and 1, times as milliseconds and JSON as text.
 * @param {SqliteValue} value
 * @param {Column} column
 * @returns {unknown}
 */
export function toPostgres(value, { type, most }) {
  if (value === null) return null;
  if (type === 'boolean') return Boolean(value);
  if (type.startsWith('timestamp')) return localTime(value);
  if (type.startsWith('json')) return JSON.parse(String(value));
  if (type === 'bytea' || Buffer.isBuffer(value)) throw new StepError('it holds bytes, which are not known of here');
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') checkText(value, most);
  return value;
}

/**
 * @param {string} text
 * @param {number | null} most
 */
function checkText(text, most) {
  if (text.includes('\0')) throw new StepError('it holds a NUL character, which Postgres does not take');
  const { length } = [...text];
  if (most !== null && length > most) throw new StepError(`it has ${length} characters, and Postgres takes ${most}`);
}

/**
 * A time as the CMS writes it: in the time zone of its process, because the column has none.
 * @param {SqliteValue} value milliseconds since 1970, or a text with a time
 */
function localTime(value) {
  const time = new Date(typeof value === 'string' && !/^\d+$/.test(value) ? value : Number(value));
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().replace('Z', '');
}

/**
 * The one form of a value that both engines store, for comparisons.
 * @param {unknown} value as `toPostgres` gives it
 * @param {Column} column
 * @returns {Value}
 */
export function plainOfSource(value, column) {
  if (value === null) return null;
  if (column.type.startsWith('json')) return JSON.stringify(sorted(value));
  return plainOfTarget(String(value), column);
}

/**
 * @param {string | null} text as Postgres gives it
 * @param {Column} column
 * @returns {Value}
 */
export function plainOfTarget(text, { type }) {
  if (text === null) return null;
  if (type === 'boolean') return text.startsWith('t');
  if (type.startsWith('time')) return withoutZeros(text.replace(' ', 'T'));
  if (type.startsWith('json')) return JSON.stringify(sorted(JSON.parse(text)));
  if (/^(integer|bigint|smallint|numeric|real|double)/.test(type)) return Number(text);
  return text;
}

/** `10:00:00.500` is `10:00:00.5`. @param {string} time */
function withoutZeros(time) {
  return time.includes('.') ? time.replace(/\.?0+$/, '') : time;
}

/** The same value with the keys of its objects in order. @param {unknown} value @returns {unknown} */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
