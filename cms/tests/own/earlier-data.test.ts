import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import Database from 'better-sqlite3';
import * as v from 'valibot';

import { type Editor, editorOf, logIn, tokenOf } from '../support/editor';
import { get } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

type Row = Record<string, unknown>;

/** A data folder that the CMS of commit 123ce2c wrote, with what its panel and its forms took. */
const RECORDED = join(__dirname, '..', 'fixtures', 'data-of-123ce2c');
/** Who entered most of it, with Strapi's role of that name. */
const RUTH = { email: 'ruth@church.example', password: 'Only4Tests' };

/** All that people entered, and what belongs to what. */
const TABLES = [
  'events',
  'venues',
  'sermons',
  'latest_sermons',
  'site_settings',
  'prayer_requests',
  'members',
  'files',
  'admin_users',
  'events_venue_lnk',
  'files_related_mph',
  'admin_users_roles_lnk',
  'up_permissions',
];

/** What was typed for the home page is a sermon now (decision 0087). */
const MADE: Readonly<Record<string, number>> = { sermons: 1 };

/** What became of the start and the time of an event, if anything did; moments as Maryland's clock says them. */
const SETTLED: Readonly<Record<string, { start?: string; time: string | null }>> = {
  'Without a time': { time: '18:00:00' },
  'With an emptied time': { time: '18:00:00' },
  Contradictory: { start: '2036-10-12T17:30-04:00', time: '17:30:00' },
  'At midnight UTC': { start: '2036-12-13T18:45-05:00', time: '18:45:00' },
  'Over before it begins': { start: '2036-06-07T20:00-04:00', time: '20:00:00' },
  'When clocks go forward': { start: '2036-03-09T03:30-04:00', time: '03:30:00' },
  'Picnic by the lake': { start: '2036-07-05T17:00-04:00', time: '17:00:00' },
  '7 PM, as the start': { time: '19:00:00' },
  'Half past seven': { start: '2036-12-13T19:30-05:00', time: '19:30:00' },
  '19:00': { start: '2036-12-13T19:00-05:00', time: '19:00:00' },
  '07:00': { start: '2036-12-13T07:00-05:00', time: '07:00:00' },
  'Wide digits': { start: '2036-12-13T19:00-05:00', time: '19:00:00' },
  '6:30': { time: '18:00:00' },
  'At noon': { time: '18:00:00' },
  'After church': { time: '18:00:00' },
  Impossible: { time: '18:00:00' },
  'Day unknown': { time: null },
  // A year of two digits: Maryland's clocks were four minutes apart from those of today.
  'Year 36': { start: '0036-12-13T23:56:02.000Z', time: '19:00:00' },
};

const IN_DECEMBER = 'its start said Saturday, December 13, 2036, 6:00 PM, its time';
const UNREAD = 'This is no time. Use 6:30 PM, or 18:30. Its start stays.';
const REPORTED = [
  ['Contradictory', 'draft', 'its time 5:30 PM. Its start is Sunday, October 12, 2036, 5:30 PM now.'],
  ['Contradictory', 'published', 'The site showed Sunday, October 12, 2036, 5:30 PM, and this is its start now.'],
  ['At midnight UTC', 'draft', 'its time 6:45 PM. Its start is Saturday, December 13, 2036, 6:45 PM now.'],
  [
    'At midnight UTC',
    'published',
    'showed Saturday, December 13, 2036, 6:45 PM, and this is its start now. Until November 2026 it showed Sunday, December 14, 2036.',
  ],
  ['Over before it begins', 'draft', 'its time 8:00 PM.'],
  ['Over before it begins', 'published', 'its time 8:00 PM.'],
  ['When clocks go forward', 'draft', 'its time 2:30 AM. Its start is Sunday, March 9, 2036, 3:30 AM now.'],
  ['When clocks go forward', 'published', 'its time 2:30 AM. The site showed Sunday, March 9, 2036, 3:30 AM'],
  ['Picnic by the lake', 'draft', 'its time 5:00 PM. Its start is Saturday, July 5, 2036, 5:00 PM now.'],
  ['Half past seven', 'draft', `${IN_DECEMBER} 7:30 PM.`],
  ['19:00', 'draft', `${IN_DECEMBER} 7:00 PM.`],
  ['07:00', 'draft', `${IN_DECEMBER} 7:00 AM.`],
  ['6:30', 'draft', `${IN_DECEMBER} “6:30”. Use 6:30 AM for the morning, or 6:30 PM. Its start stays.`],
  ['At noon', 'draft', `${IN_DECEMBER} “noon”. ${UNREAD}`],
  ['After church', 'draft', `${IN_DECEMBER} “afterch.”. ${UNREAD}`],
  ['Impossible', 'draft', `${IN_DECEMBER} “25:99:00”. ${UNREAD}`],
  ['Wide digits', 'draft', `${IN_DECEMBER} 7:00 PM.`],
  ['Day unknown', 'draft', 'it has no start, its time said “18:30:00”. Enter day and time in the panel.'],
  ['Year 36', 'draft', 'its start said Saturday, December 13, 36, 7:03 PM'],
];

const Attributes = v.object({ attributes: v.record(v.string(), v.unknown()) });
const Shown = v.object({ data: v.array(Attributes) });
const Single = v.object({ data: Attributes });
const Models = v.object({
  data: v.object({ contentTypes: v.array(v.object({ uid: v.string(), attributes: v.unknown() })) }),
});
const SiteFindings = v.object({
  entries: v.array(v.object({ title: v.string(), findings: v.array(v.object({ what: v.string() })) })),
});

async function earlierData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-test-'));
  await cp(RECORDED, folder, { recursive: true });
  const cms = join(folder, 'cms');
  await writeFile(join(cms, 'content.db'), gunzipSync(await readFile(join(cms, 'content.db.gz'))));
  return folder;
}

function rowsOf(dataDir: string): Record<string, Row[]> {
  const database = new Database(join(dataDir, 'cms', 'content.db'), { readonly: true });
  const read = (table: string) =>
    v.parse(v.array(v.record(v.string(), v.unknown())), database.prepare(`SELECT * FROM ${table}`).all());
  const rows = Object.fromEntries(TABLES.map((table) => [table, read(table)]));
  database.close();
  return rows;
}

/** A recorded row, as it is to be after the upgrade. */
function settled(row: Row): Row {
  const { start, time } = SETTLED[String(row.title)] ?? {};
  // Visitors still see the picnic of before, whose times agree.
  if (time === undefined || (row.title === 'Picnic by the lake' && row.published_at !== null)) return row;
  return { ...row, ...(start ? { start_date: Date.parse(start) } : {}), time };
}

/** The entry of the home page's sermon is saved once more, because it names a sermon now. */
function expectedOf(table: string, row: Row): Row {
  if (table === 'events') return settled(row);
  const { updated_at: _, published_at: __, ...typed } = row;
  return table === 'latest_sermons' ? typed : row;
}

describe('the data of commit 123ce2c', () => {
  let cms: RunningCms;
  let before: Record<string, Row[]>;
  let ruth: Editor;

  const start = (dataDir: string) => startCms({ dataDir, environment: { RETENTION_DAYS: '0' } });
  const report = async () =>
    (await readFile(join(cms.dataDir, 'event-times-to-check.txt'), 'utf8')).trimEnd().split('\n');
  const shown = async (path: string) =>
    v.parse(Shown, (await get(`${cms.url}/api/${path}`)).body).data.map(({ attributes }) => attributes);
  const single = async (path: string) => v.parse(Single, (await get(`${cms.url}/api/${path}`)).body).data.attributes;

  beforeAll(async () => {
    const dataDir = await earlierData();
    before = rowsOf(dataDir);
    cms = await start(dataDir);
    ruth = editorOf(cms.url, await tokenOf(cms.url, RUTH));
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('is whole: each row of each table has what it had, and events have one time', () => {
    const after = rowsOf(cms.dataDir);
    for (const table of TABLES) {
      const had = before[table]?.map((row) => expectedOf(table, row));
      expect(had).not.toEqual([]);
      expect(after[table]).toEqual(expect.arrayContaining(had?.map((row) => expect.objectContaining(row)) ?? []));
      if (table !== 'up_permissions') expect(after[table]).toHaveLength((had?.length ?? 0) + (MADE[table] ?? 0));
    }
  });

  it('is what visitors read', async () => {
    const published = before.events?.filter(({ published_at }) => published_at !== null).map(settled) ?? [];
    const events = await shown('events?populate=*&pagination[pageSize]=100');
    const summary = published.map(({ title, start_date, time }) => [
      title,
      new Date(Number(start_date)).toISOString(),
      time,
    ]);
    expect(events.map(({ title, startDate, time }) => [title, startDate, time])).toEqual(
      expect.arrayContaining(summary),
    );
    expect(events).toHaveLength(summary.length);
    const carols = events.find(({ title }) => title === 'Carols');
    expect(carols?.desc).toEqual(JSON.parse(String(published.find(({ title }) => title === 'Carols')?.desc)));
    expect(JSON.stringify(carols)).toMatch(/Árbol Hall.*"url":"\/uploads\/IMG_2041_1a674ca393.png"/);
    expect((await get(`${cms.url}/uploads/IMG_2041_1a674ca393.png`)).status).toBe(200);
    expect(await shown('sermons?populate=*')).toContainEqual(
      expect.objectContaining({ title: 'No date, two parts', preacher: 'Rev. O’Neil-Ødegård', date: null }),
    );
    expect(await single('latest-sermon')).toMatchObject({ description: 'First line.\n\nSecond <i>line</i>.' });
    expect(await single('site-setting')).toMatchObject({ phone: '410-555-0199 ext. 2', giveUrl: null });
  });

  it('is reported where it was ambiguous: what was typed, what became of it, and what to do', async () => {
    const lines = await report();
    expect(lines).toHaveLength(REPORTED.length);
    for (const [title = '', state = '', words = ''] of REPORTED) {
      const line = lines.find((one) => one.startsWith(`“${title}” (${state}, `)) ?? '';
      expect(line).toContain(words);
      expect(line).toMatch(/in the panel\.$/);
      expect(cms.output()).toContain(`Event ${line}`);
    }
    const { entries } = v.parse(SiteFindings, (await ruth.call('GET', '/lint')).body);
    expect(entries.find(({ title }) => title === 'Over before it begins')?.findings[0]?.what).toContain(
      '“Ends” is not after',
    );
  });

  it('has beside it what the CMS had no place for: the texts of pages and the service times that stood in code', async () => {
    expect(await ruth.list('page')).toHaveLength(16);
    expect(await single('pages/plan-your-visit?populate=*')).toMatchObject({ path: '/plan-your-visit' });
    expect(await single('service-time?populate=*')).toMatchObject({
      services: [
        { weekday: 'Sunday', startTime: '10:00:00' },
        { weekday: 'Friday', startTime: '19:00:00' },
      ],
    });
  });

  it('is cared for by those who did, and what visitors wrote by the Prayer team', async () => {
    const [venue] = await ruth.list('venue');
    expect((await ruth.update('venue', venue?.documentId ?? '', { address: '1 New Street' })).status).toBe(200);
    expect((await ruth.call('GET', '/content-manager/collection-types/api::member.member')).status).toBe(403);
    expect(cms.output()).toContain('Give the role “Prayer team” to those who do.');
    const administrator = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
    // The panel checks a form by the same patterns before it sends it.
    const { contentTypes } = v.parse(Models, (await administrator.call('GET', '/content-manager/init')).body).data;
    const withPattern = contentTypes.filter(({ attributes }) => JSON.stringify(attributes).includes('"regex":'));
    const uids = withPattern.map(({ uid }) => uid);
    expect(uids).toContain('api::event.event');
    expect(uids.filter((uid) => /member|prayer/.test(uid))).toEqual([]);
    for (const type of ['prayer-request', 'member'])
      for (const { documentId, state, email, firstName } of await administrator.list(type)) {
        expect(state).toBe('New');
        const done = await administrator.update(type, documentId, { firstName, email, state: 'Done' });
        expect([email, done.status]).toEqual([email, 200]);
      }
  });

  it('is as it is at the next start', async () => {
    const lines = await report();
    await cms.stop();
    const once = rowsOf(cms.dataDir);
    cms = await start(cms.dataDir);
    expect(rowsOf(cms.dataDir)).toEqual(once);
    expect(await report()).toEqual(lines);
    expect(cms.output()).not.toMatch(/first (?:texts|content|service times)|Event “/);
  });
});
