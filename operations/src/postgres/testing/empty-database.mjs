import { randomUUID } from 'node:crypto';
import { rowsOf, withClient } from '../with-client.mjs';

/** An empty database of a name of its own in the tests' cluster, which goes with the cluster. Returns its URL. */
export async function emptyDatabase() {
  const cluster = String(process.env.TEST_POSTGRES_URL);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(cluster, (client) => rowsOf(client, `CREATE DATABASE ${name}`));
  return Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
}
