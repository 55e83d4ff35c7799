import { type ClientConfig, TypeOverrides } from 'pg';

/** Milliseconds until a connection counts as refused. */
const CONNECT_MS = 5_000;
/** Milliseconds that the server may take for a statement. */
const STATEMENT_MS = 10_000;
/** Beyond the server's own limit: only a server that cannot be reached any more takes as long. */
const ANSWER_MS = STATEMENT_MS + 2_000;
const KEEP_ALIVE_MS = 10_000;

const BIGINT = 20;

/** Numbers of rows and sizes are far below 2^53. */
const types = new TypeOverrides();
types.setTypeParser(BIGINT, Number);

/** What every connection of an edge has. @param url `postgres://user:password@host:port/database` */
export function connectionSettings(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'soteria-edge',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
  };
}

/** The same for statements that a request waits for. */
export function impatientSettings(url: string): ClientConfig {
  return { ...connectionSettings(url), statement_timeout: STATEMENT_MS, query_timeout: ANSWER_MS };
}
