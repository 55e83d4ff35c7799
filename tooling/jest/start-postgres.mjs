import { startPostgres } from '../run/machine/postgres/start-postgres.mjs';

/** @type {import('../run/machine/postgres/start-postgres.mjs').Postgres | undefined} */
let postgres;

/** Jest's set-up, once a run, however many presets ask for it. Tests find the cluster by TEST_POSTGRES_URL. */
export default async function startForTests() {
  postgres ??= await startPostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
}

/** Ends what was started in this process. */
export async function stopForTests() {
  await postgres?.stop();
}
