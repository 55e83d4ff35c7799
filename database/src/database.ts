import type { Log } from './log.ts';

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database`. No pooler of transactions stands between: it drops `LISTEN`. */
  readonly url: string;
  readonly log: Log;
}

/** What a statement answered. Rows come from outside: parse them before use. */
export interface Answer {
  /** Columns by name. `bytea` is a Buffer, `timestamptz` a Date, `jsonb` its value, `bigint` a number. */
  readonly rows: readonly unknown[];
  /** How many rows were returned or changed. */
  readonly count: number;
}

export interface Queries {
  /**
   * Runs one statement; `values` stand for its `$1`, `$2`, …
   * Throws {@link DatabaseAway} when the database did not answer, and the driver's `DatabaseError` for a fault in the statement.
   */
  query(text: string, values?: readonly unknown[]): Promise<Answer>;
}

/** Hears a channel's messages. */
export type OnMessage = (message: string | undefined) => void;

/** The right to do what one edge at a time does. */
export interface Lease {
  /**
   * Whether this edge has it now. A job that takes seconds may outlive it, so what the job changes must be harmless when two
   * edges do it: a compare-and-swap, or rows that are claimed.
   */
  held(): boolean;
}

/** The Postgres that all edges of a site share. Its tables are in the schema `edge`. */
export interface Database extends Queries {
  /**
   * Runs `work` in one transaction: all of it is stored, or nothing. `work` uses its own `transaction` only, because a second
   * connection may not be free. A throw of `work` undoes everything. Throws as `query` does.
   */
  transaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T>;
  /**
   * Calls back for each `NOTIFY` of a channel. Also calls back with `undefined` whenever listening begins, at first and after each
   * lost connection: notifications may have been missed, so look at the tables. Never throws, also when the database is away.
   * @param channel a plain name, such as `release_table`
   * @returns the way to stop
   */
  listen(channel: string, onMessage: OnMessage): () => void;
  /**
   * The right to do a job that one edge at a time does. While nobody holds it, the first edge that asks takes it; when its edge
   * ends, hangs or cannot reach the database, another one has it within seconds. Never throws.
   * @param name of the job, the same on every edge
   */
  lease(name: string): Lease;
  /** Ends every connection. Statements under way are finished first. */
  close(): Promise<void>;
}
