import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import Database from 'better-sqlite3';

import { toStorageFailure } from '../../src/storage-guard/storage-failure';
import { post } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

function errorOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return null;
}

describe('the database of a CMS', () => {
  let cms: RunningCms;
  let database: Database.Database;

  const pray = () => post(`${cms.url}/api/prayer-requests`, { data: { prayerRequest: 'For patience.' } });

  beforeAll(async () => {
    cms = await startCms({ environment: { SEED_CONTENT: 'false' } });
    database = new Database(join(cms.dataDir, 'cms', 'content.db'));
  });

  afterAll(async () => {
    database.close();
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('lets readers and a writer work side by side', () => {
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
  });

  it('waits for another program that writes for a moment', async () => {
    database.exec('BEGIN IMMEDIATE');
    const answer = pray();
    await pause(300);
    database.exec('COMMIT');
    expect((await answer).status).toBe(200);
  });

  it('says when to come back while another program keeps it to itself, and tells the operator so', async () => {
    database.exec('BEGIN IMMEDIATE');
    const answer = await pray();
    database.exec('COMMIT');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    await cms.untilSaid('another program keeps the database to itself');
    expect((await pray()).status).toBe(200);
  });

  it('acknowledges no form that the database refused at the very end, as a full disk does', async () => {
    // Checked by SQLite at the COMMIT, not before.
    database.exec(`
      CREATE TABLE refused (id INTEGER REFERENCES nobody(id) DEFERRABLE INITIALLY DEFERRED);
      CREATE TABLE nobody (id INTEGER PRIMARY KEY);
      CREATE TRIGGER late AFTER INSERT ON prayer_requests BEGIN INSERT INTO refused VALUES (1); END`);
    const before = database.prepare('SELECT count(*) AS rows FROM prayer_requests').get();
    const { status } = await pray();
    database.exec('DROP TRIGGER late');
    expect(status).toBe(500);
    expect(database.prepare('SELECT count(*) AS rows FROM prayer_requests').get()).toEqual(before);
    expect((await pray()).status).toBe(200);
    expect(database.prepare('SELECT count(*) AS rows FROM prayer_requests').get()).not.toEqual(before);
  });

  it('leaves no word of a form in the log when it cannot save it', async () => {
    database.exec("CREATE TRIGGER broken BEFORE INSERT ON prayer_requests BEGIN SELECT RAISE(ABORT, 'broken'); END");
    const form = { data: { prayerRequest: 'For my debts at the bank.' } };
    const { status, body } = await post(`${cms.url}/api/prayer-requests`, form);
    database.exec('DROP TRIGGER broken');
    expect(status).toBe(500);
    await cms.untilSaid('broken');
    for (const text of [cms.output(), JSON.stringify(body)]) expect(text).not.toContain('my debts');
  });
});

describe('a failure of the storage', () => {
  it('of a full disk is an answer to come back later, and one line for the operator', () => {
    const database = new Database(':memory:');
    database.exec('CREATE TABLE prayers (text TEXT)');
    database.pragma('max_page_count = 2');
    const error = errorOf(() => database.prepare('INSERT INTO prayers VALUES (?)').run('For rain. '.repeat(5000)));
    expect(toStorageFailure(error)).toEqual({
      refusal: expect.objectContaining({ status: 503, retryAfterSeconds: 30 }),
      message: 'A request was refused: the disk is full. Free some room on it (SQLITE_FULL).',
    });
  });

  it('is not taken for one when it is a bug', () => {
    const database = new Database(':memory:');
    expect(toStorageFailure(errorOf(() => database.prepare('SELECT * FROM nothing')))).toBeNull();
    expect(toStorageFailure(new TypeError('x is not a function'))).toBeNull();
    expect(toStorageFailure('text')).toBeNull();
  });
});
