import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';

const DAY_MS = 86_400_000;
/** Entries that are copied, round and round. */
const MODELS = 8;
/** One in so many is still to come; the others are long over. */
const UPCOMING = 10;
/** The seeded entries lie within so many days: the copies come before or after all of them. */
const SEEDED_DAYS = 120;

/** @typedef {import('better-sqlite3').Database} Connection */
/** @typedef {Record<string, unknown> & { id: number }} Entry a row of the CMS's database */

/**
 * Fills a CMS's lists up to so many entries, as copies of the seeded ones on other days. Straight into its database: through
 * the CMS ten thousand would take many minutes.
 * @param {string} file
 * @param {number} count
 */
export function fillContent(file, count) {
  const database = new Database(file);
  database.transaction(() => {
    for (const list of [EVENTS, SERMONS]) fill(database, list, count);
  })();
  database.close();
}

/**
 * @typedef {object} List
 * @property {string} table
 * @property {string} type as relations to files name it
 * @property {readonly { table: string, column: string }[]} links tables that lead from an entry to others
 * @property {(entry: Entry, number: number) => object} next what differs in the copy of that number
 */

/** @type {List} */
const EVENTS = {
  table: 'events',
  type: 'api::event.event',
  links: [{ table: 'events_venue_lnk', column: 'event_id' }],
  next: ({ title, start_date: start, end_date: end }, number) => {
    const days = number % UPCOMING === 0 ? SEEDED_DAYS + number : -SEEDED_DAYS - number;
    const moved = (/** @type {unknown} */ moment) => (moment === null ? null : Number(moment) + days * DAY_MS);
    return { title: `${title} ${number}`, start_date: moved(start), end_date: moved(end) };
  },
};

/** @type {List} */
const SERMONS = {
  table: 'sermons',
  type: 'api::sermon.sermon',
  links: [],
  next: ({ title, date }, number) => ({
    title: `${title} ${number}`,
    date: new Date(Date.parse(String(date)) - (SEEDED_DAYS + number) * DAY_MS).toISOString().slice(0, 10),
  }),
};

/**
 * @param {Connection} database
 * @param {List} list
 * @param {number} count
 */
function fill(database, list, count) {
  const ids = database
    .prepare(`SELECT document_id FROM ${list.table} GROUP BY document_id ORDER BY min(id)`)
    .pluck()
    .all();
  for (let number = ids.length; number < count; number += 1)
    copyEntry(database, list, { documentId: String(ids[number % MODELS]), number });
}

/**
 * Copies an entry, and its draft where the list has drafts.
 * @param {Connection} database
 * @param {List} list
 * @param {{ documentId: string, number: number }} copy documentId: of the entry that is copied
 */
function copyEntry(database, { table, type, links, next }, { documentId, number }) {
  const newId = randomBytes(12).toString('hex');
  for (const entry of rowsOf(database, table, { document_id: documentId })) {
    const id = insert(database, table, { ...entry, ...next(entry, number), document_id: newId });
    for (const link of links)
      for (const row of rowsOf(database, link.table, { [link.column]: entry.id }))
        insert(database, link.table, { ...row, [link.column]: id });
    for (const row of rowsOf(database, 'files_related_mph', { related_type: type, related_id: entry.id }))
      insert(database, 'files_related_mph', { ...row, related_id: id });
  }
}

/**
 * @param {Connection} database
 * @param {string} table
 * @param {Record<string, unknown>} where
 * @returns {Entry[]}
 */
function rowsOf(database, table, where) {
  const conditions = Object.keys(where).map((column) => `"${column}" = @${column}`);
  return /** @type {Entry[]} */ (
    database.prepare(`SELECT * FROM ${table} WHERE ${conditions.join(' AND ')}`).all(where)
  );
}

/**
 * Under an id of its own.
 * @param {Connection} database
 * @param {string} table
 * @param {Entry} row
 */
function insert(database, table, row) {
  const columns = Object.keys(row).filter((column) => column !== 'id');
  const [names, values] = [columns.map((column) => `"${column}"`), columns.map((column) => `@${column}`)];
  return database.prepare(`INSERT INTO ${table} (${names}) VALUES (${values})`).run(row).lastInsertRowid;
}
