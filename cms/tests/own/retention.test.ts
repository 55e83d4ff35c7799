import { join } from 'node:path';

import Database from 'better-sqlite3';

import { editorOf, logIn } from '../support/editor';
import { post } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

const DAY_MS = 86_400_000;

const OLD = 'For my knee, which hurts since the flood.';
const NEW = 'For the new baby.';
const member = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.org', phoneNumber: '4105550123' };

function ageBy(days: number, dataDir: string): void {
  const database = new Database(join(dataDir, 'cms', 'content.db'));
  const at = Date.now() - days * DAY_MS;
  database.prepare('UPDATE prayer_requests SET created_at = ? WHERE prayer_request = ?').run(at, OLD);
  database.prepare('UPDATE members SET created_at = ?').run(at);
  database.close();
}

function linesAbout(type: string, dataDir: string): unknown[] {
  const database = new Database(join(dataDir, 'cms', 'content.db'), { readonly: true });
  const lines = database.prepare('SELECT fields FROM entry_changes WHERE content_type LIKE ?').all(`%${type}`);
  database.close();
  return lines;
}

async function keptBy({ url, dataDir }: RunningCms) {
  const editor = editorOf(url, await logIn(url, dataDir));
  const [requests, members] = [await editor.list('prayer-request'), await editor.list('member')];
  return { requests: requests.map(({ prayerRequest }) => prayerRequest), members: members.length };
}

describe('what the CMS keeps of visitors', () => {
  let dataDir: string;
  const startAgain = async (environment: Record<string, string>, look: (cms: RunningCms) => Promise<void>) => {
    const cms = await startCms({ dataDir, environment });
    try {
      await look(cms);
    } finally {
      await cms.stop();
    }
  };

  beforeAll(async () => {
    const cms = await startCms({ environment: { SEED_CONTENT: 'false' } });
    dataDir = cms.dataDir;
    for (const prayerRequest of [OLD, NEW]) await post(`${cms.url}/api/prayer-requests`, { data: { prayerRequest } });
    await post(`${cms.url}/api/members`, { data: member });
    const editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
    for (const type of ['prayer-request', 'member'])
      for (const { documentId } of await editor.list(type)) await editor.update(type, documentId, { assignee: 'Ruth' });
    await cms.stop();
    ageBy(31, dataDir);
  });

  afterAll(() => removeData(dataDir));

  it('stays while the church wants it kept for ever', async () => {
    await startAgain({ RETENTION_DAYS: '0' }, async (cms) => {
      expect((await keptBy(cms)).requests.toSorted()).toEqual([NEW, OLD].toSorted());
    });
  });

  it('goes when a prayer request is older than that; members stay, and the log tells how many only', async () => {
    await startAgain({ RETENTION_DAYS: '30' }, async (cms) => {
      expect(await keptBy(cms)).toEqual({ requests: [NEW], members: 1 });
      expect(cms.output()).toContain('Deleted 1 prayer requests that were older than 30 days');
      expect(cms.output()).not.toContain('my knee');
    });
  });

  it('goes with the lines about who cared for it', () => {
    const lines = [{ fields: '["assignee"]' }];
    expect([linesAbout('prayer-request', dataDir), linesAbout('member', dataDir)]).toEqual([lines, lines]);
  });

  it('leaves no trace of a deleted request in the file', () => {
    const database = new Database(join(dataDir, 'cms', 'content.db'));
    database.pragma('wal_checkpoint(TRUNCATE)');
    const bytes = database.serialize().toString('latin1');
    database.close();
    expect(bytes).toContain(NEW);
    expect(bytes).not.toContain(OLD);
  });
});
