import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { post } from '../support/http';
import { MailServer } from '../support/mail-server';
import { removeData, type RunningCms, startCms } from '../support/start-cms';
import { until } from '../support/until';

const REQUESTS = 500;
const AT_ONCE = 10;
const LIMIT_MS = 300_000;

const Made = v.object({ data: v.object({ id: v.string() }) });

const SECRETS = Object.fromEntries(
  ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'].map(
    (name) => [name, `${name.toLowerCase()}-of-the-test`],
  ),
);

const importPostgres = () => import('../../../tooling/run/machine/postgres/start-postgres.mjs');

/** Sends prayer requests to all CMSes in turn. @returns their ids */
async function pray(cmses: readonly RunningCms[]): Promise<string[]> {
  const numbers = Array.from({ length: REQUESTS }, (_, index) => index);
  const ids: string[] = [];
  const sendRest = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const url = cmses[number % cmses.length]?.url ?? '';
      const { body } = await post(`${url}/api/prayer-requests`, {
        data: { prayerRequest: `For patience, ${number}.` },
      });
      ids.push(v.parse(Made, body).data.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
  return ids;
}

describe('of 500 prayer requests, at two CMSes of one Postgres', () => {
  let postgres: Awaited<ReturnType<Awaited<ReturnType<typeof importPostgres>>['startPostgres']>>;
  let mailServer: MailServer;
  let dataDir: string;
  let cmses: RunningCms[];

  beforeAll(async () => {
    postgres = await (await importPostgres()).startPostgres();
    mailServer = await MailServer.begin();
    dataDir = await mkdtemp(join(tmpdir(), 'cms-test-'));
    const environment = {
      DATABASE_URL: postgres.url,
      POSTS_PER_MINUTE: String(REQUESTS),
      SEED_CONTENT: 'false',
      ...SECRETS,
      ...mailServer.settings,
    };
    cmses = await Promise.all([startCms({ dataDir, environment }), startCms({ dataDir, environment })]);
  }, LIMIT_MS);

  afterAll(async () => {
    for (const cms of cmses) await cms.stop();
    await postgres.stop();
    await mailServer.remove();
    await removeData(dataDir);
  });

  const untilTaken = (count: number) => until(() => mailServer.count() >= count);
  const untilNoticed = () => until(() => cmses.some((cms) => cms.output().includes('Staff could not be told')));

  it(
    'staff are told of each exactly once, while the mail server is killed three times',
    async () => {
      const sent = pray(cmses);
      await untilTaken(60);
      await mailServer.kill();
      await untilNoticed();
      // Twice it takes a mail, and dies before it says so.
      for (const lastMail of [80, 110]) {
        await mailServer.start(lastMail);
        await mailServer.ended();
      }
      await mailServer.start();
      const ids = await sent;
      const known = async () => new Set((await mailServer.mails()).map(({ messageId }) => messageId));
      await untilTaken(REQUESTS);
      await until(async () => (await known()).size >= REQUESTS);

      const mails = await mailServer.mails();
      const expected = ids.map((id) => `<${id}.arrival@church.example>`);
      expect([...(await known())].toSorted()).toEqual(expected.toSorted());
      // What the server took and did not confirm comes again, as the same mail.
      const copies = mails.length - REQUESTS;
      expect(copies).toBeGreaterThanOrEqual(2);
      expect(copies).toBeLessThanOrEqual(3 * cmses.length);
    },
    LIMIT_MS,
  );
});
