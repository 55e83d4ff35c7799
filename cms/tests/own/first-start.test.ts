import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import * as v from 'valibot';

import { editorOf, logIn } from '../support/editor';
import { freePort } from '../support/free-port';
import { get } from '../support/http';
import { removeData, type RunningCms, spawnCms, startCms } from '../support/start-cms';
import { EventList, SermonList } from '../support/wire';

const Files = v.object({
  results: v.array(v.object({ name: v.string() })),
  pagination: v.object({ total: v.number() }),
});
const Users = v.object({ data: v.object({ results: v.array(v.object({ roles: v.array(v.unknown()) })) }) });

async function contentOf(cms: RunningCms) {
  const editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
  const call = async (path: string) => (await editor.call('GET', path)).body;
  const events = v.parse(EventList, (await get(`${cms.url}/api/events?populate=*&sort=title`)).body);
  const sermons = v.parse(SermonList, (await get(`${cms.url}/api/sermons?populate=*&sort=title`)).body);
  const files = v.parse(Files, await call('/upload/files?pageSize=100&sort=name'));
  const users = v.parse(Users, await call('/admin/users'));
  return {
    events: events.data.map(({ attributes }) => attributes.title),
    sermons: sermons.data.map(({ attributes }) => attributes.title),
    files: files.results.map(({ name }) => name),
    administrators: users.data.results.map(({ roles }) => roles.length),
  };
}

/** Starts on a folder, and kills as soon as something is there. */
async function killWhen(dataDir: string, isThere: () => boolean): Promise<void> {
  const child = spawnCms({ DATA_DIR: dataDir, CMS_PORT: String(await freePort()) });
  const exited = once(child, 'exit');
  while (!isThere() && child.exitCode === null) await pause(2);
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}

describe('a first start', () => {
  let dataDir: string;
  let whole: RunningCms;
  let again: RunningCms;
  const started: RunningCms[] = [];
  const start = async (from: { readonly dataDir?: string } = {}) => {
    const cms = await startCms(from);
    started.push(cms);
    return cms;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cms-test-'));
    const uploads = join(dataDir, 'cms', 'public', 'uploads');
    // As the tables are made, as the administrator is, and in the middle of the first content.
    await killWhen(dataDir, () => existsSync(join(dataDir, 'cms', 'content.db-wal')));
    await killWhen(dataDir, () => existsSync(join(dataDir, 'admin-password.txt')));
    await killWhen(dataDir, () => existsSync(uploads) && readdirSync(uploads).length > 20);
    whole = await start();
    again = await start({ dataDir });
  });

  afterAll(async () => {
    for (const cms of started) {
      await cms.stop();
      await removeData(cms.dataDir);
    }
  });

  it('that was killed three times half-way ends with the content of one that was not, nothing of it twice', async () => {
    const content = await contentOf(again);
    expect(content).toEqual(await contentOf(whole));
    expect(content).toMatchObject({ administrators: [1] });
    expect(content.events).toHaveLength(20);
    expect(new Set(content.files).size).toBe(content.files.length);
  });
});
