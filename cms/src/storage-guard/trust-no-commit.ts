import type { Core } from '@strapi/strapi';

/** What is used here of Knex, which is no dependency of ours. */
interface Transaction {
  commit(value?: unknown): PromiseLike<unknown>;
  executionPromise: Promise<unknown>;
}
interface Connection {
  transaction(): Promise<Transaction>;
  raw(sql: string): PromiseLike<unknown>;
}

/**
 * Knex's `commit()` resolves even when the database refused the COMMIT, which in WAL mode is where a full disk shows: the
 * failure is in `executionPromise` only, and Strapi never looks there. A form was then answered with 200 and was nowhere.
 * (SQLite undoes the transaction by itself when the disk is full; after other failures it has to be told.)
 */
export function trustNoCommit({ db }: Core.Strapi): void {
  const connection: Connection = db.connection;
  const begin = connection.transaction.bind(connection);

  const beginStrictly = async () => {
    const transaction = await begin();
    const commit = transaction.commit.bind(transaction);
    transaction.commit = async (value) => {
      await commit(value);
      await transaction.executionPromise.catch(async (error: unknown) => {
        // Fails where there is nothing to undo any more.
        await connection.raw('ROLLBACK').then(undefined, () => undefined);
        throw error;
      });
    };
    return transaction;
  };
  // Knex made it read-only, but configurable.
  Object.defineProperty(connection, 'transaction', { configurable: true, value: beginStrictly });
}
