import pg from 'pg';
import { StepError } from '../process/step.mjs';

/** Milliseconds until a server counts as unreachable. */
const CONNECT_MS = 10_000;
/** Names this program among the connections of a server. */
const NAME = 'soteria-tooling';

/**
 * Connects to a database, and ends the connection whatever happens. Throws {@link StepError} when nobody answers.
 * @template T
 * @param {string} url `postgres://user:password@host:5432/database`
 * @param {(client: import('pg').Client) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withClient(url, use) {
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, application_name: NAME };
  const client = new pg.Client({ ...settings, types: { getTypeParser: () => String } });
  // The statement under way tells what broke.
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    throw new StepError(
      `The database ${withoutPassword(url)} cannot be used: ${reasonOf(error)}. See that Postgres runs, and correct the address: ` +
        'postgres://user:password@host:5432/database.',
    );
  });
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A database's address as it may be shown and logged. @param {string} url */
export function withoutPassword(url) {
  return URL.canParse(url) ? Object.assign(new URL(url), { password: '' }).href : url;
}

/** Node's error of several addresses has no message of its own. @param {Error & { errors?: Error[] }} error */
function reasonOf({ message, errors = [] }) {
  return message || errors.map((one) => one.message).join(', ');
}

/**
 * The rows of one statement; every value is the text that Postgres has for it, or null.
 * @param {import('pg').Client} client
 * @param {string} text
 * @param {readonly unknown[]} [values]
 * @returns {Promise<Record<string, string | null>[]>}
 */
export async function rowsOf(client, text, values = []) {
  return (await client.query(text, [...values])).rows;
}
