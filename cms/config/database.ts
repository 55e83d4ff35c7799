import { databaseFile } from '../src/environment/data-paths';
import { environment } from '../src/environment/environment';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** Runs once per connection. */
function prepareConnection(connection: SqliteConnection, done: (error: unknown, connection: unknown) => void) {
  // Another program that writes for a moment is waited for. Not for long: the driver is synchronous, so everybody waits, and
  // a form that is refused with a 503 comes again.
  connection.pragma('busy_timeout = 2000');
  // Readers never wait for a writer.
  connection.pragma('journal_mode = WAL');
  // What was answered is on the disk: with NORMAL, a power cut takes the last commits of a WAL with it.
  connection.pragma('synchronous = FULL');
  // A prayer request that was deleted is overwritten, not only forgotten.
  connection.pragma('secure_delete = ON');
  connection.pragma('foreign_keys = ON');
  done(null, connection);
}

/** Else an error's message, which is logged, would hold the values of the query: whole prayer requests. */
const compileSqlOnError = false;

const sqlite = {
  client: 'sqlite',
  connection: { filename: databaseFile },
  useNullAsDefault: true,
  pool: { afterCreate: prepareConnection },
  compileSqlOnError,
};

const postgres = {
  client: 'postgres',
  // The name that a restore and `npm run move` look for among the server's connections.
  connection: { connectionString: environment.DATABASE_URL, application_name: 'soteria-cms' },
  pool: { min: 0, max: 10 },
  acquireConnectionTimeout: 20_000,
  compileSqlOnError,
};

export default { connection: environment.DATABASE_URL ? postgres : sqlite };
