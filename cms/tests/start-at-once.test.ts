import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { editorOf, logIn } from './support/editor';
import { get } from './support/http';
import { removeData, type RunningCms, startCms } from './support/start-cms';
import { EventList } from './support/wire';

const Users = v.object({ data: v.object({ results: v.array(v.unknown()) }) });

/** As an operator of several machines sets them (docs/operations.md). */
const SECRETS = Object.fromEntries(
  ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'].map(
    (name) => [name, `${name.toLowerCase()}-of-the-test`],
  ),
);

async function titles({ url }: RunningCms) {
  const { data } = v.parse(
    EventList,
    (await get(`${url}/api/events?populate=*&pagination[pageSize]=100&sort=title`)).body,
  );
  return data.map(({ attributes }) => attributes.title);
}

it('is one site when two CMSes start at once on an empty Postgres', async () => {
  const { startPostgres } = await import('../../tooling/run/machine/postgres/start-postgres.mjs');
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'cms-test-'));
  const environment = { DATABASE_URL: postgres.url, ...SECRETS };
  const started = await Promise.allSettled([startCms({ dataDir, environment }), startCms({ dataDir, environment })]);
  const both = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
    const [first, second] = both;
    if (!first || !second) throw new Error('Two were started.');
    const shown = await titles(first);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
    expect(await titles(second)).toEqual(shown);
    const token = await logIn(first.url, dataDir);
    const { body } = await editorOf(second.url, token).call('GET', '/admin/users');
    expect(v.parse(Users, body).data.results).toHaveLength(1);
  } finally {
    for (const cms of both) await cms.stop();
    await postgres.stop();
    await removeData(dataDir);
  }
}, 300_000);
