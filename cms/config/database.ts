import { databaseFile } from '../src/environment/data-paths';
import { environment } from '../src/environment/environment';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** Runs once per connection: readers never wait for a writer, and a broken reference is refused. */
function prepareConnection(connection: SqliteConnection, done: (error: unknown, connection: unknown) => void) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('foreign_keys = ON');
  done(null, connection);
}

const sqlite = {
  client: 'sqlite',
  connection: { filename: databaseFile },
  useNullAsDefault: true,
  pool: { afterCreate: prepareConnection },
};

const postgres = {
  client: 'postgres',
  connection: { connectionString: environment.DATABASE_URL },
  pool: { min: 0, max: 10 },
  acquireConnectionTimeout: 20_000,
};

export default { connection: environment.DATABASE_URL ? postgres : sqlite };
