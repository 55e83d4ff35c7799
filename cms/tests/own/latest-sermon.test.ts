import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import * as v from 'valibot';

import { type Editor, editorOf, logIn } from '../support/editor';
import { get } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

const environment = { SEED_CONTENT: 'false' };
const LATEST = '/content-manager/single-types/api::latest-sermon.latest-sermon';
const VIDEO = 'https://youtu.be/abcdefghijk';
const REPORT = 'latest-sermon-to-check.txt';

const Card = v.object({ data: v.object({ id: v.string(), attributes: v.looseObject({ title: v.string() }) }) });
const Sermons = v.object({ data: v.array(v.object({ id: v.string(), attributes: v.looseObject({}) })) });

const onHomePage = async (url: string) => v.parse(Card, (await get(`${url}/api/latest-sermon`)).body).data;
const titleOnHomePage = async (url: string) => (await onHomePage(url)).attributes.title;

const sermon = (title: string, date: string | null, fields: object = {}) => ({
  title,
  date,
  preacher: 'Pastor Grace Adeyemi',
  youtubeLink: VIDEO,
  ...fields,
});

describe('the home page’s sermon', () => {
  let cms: RunningCms;
  let editor: Editor;
  const add = async (...fields: Parameters<typeof sermon>) =>
    (await editor.create('sermon', sermon(...fields))).documentId;
  const choose = async (documentId: string | null) =>
    expect((await editor.call('PUT', LATEST, { sermon: documentId })).status).toBe(200);

  beforeAll(async () => {
    cms = await startCms({ environment });
    editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('is none while there is no sermon', async () => {
    const none = { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError' } } };
    expect(await get(`${cms.url}/api/latest-sermon`)).toMatchObject(none);
    await choose(null);
    expect(await get(`${cms.url}/api/latest-sermon`)).toMatchObject(none);
  });

  it('is the newest one by the day on which it was preached, with the words of its own entry', async () => {
    await add('Without a day', null);
    expect(await titleOnHomePage(cms.url)).toBe('Without a day');
    const newest = await add('The Vine', '2026-11-22', { description: 'Stay.' });
    await add('The Well', '2026-11-15');
    const { id, attributes } = await onHomePage(cms.url);
    expect(id).toBe(newest);
    expect(attributes).toEqual({
      ...sermon('The Vine', '2026-11-22', { description: 'Stay.' }),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      publishedAt: expect.any(String),
    });
    await editor.update('sermon', newest, { title: 'The True Vine' });
    expect(await titleOnHomePage(cms.url)).toBe('The True Vine');
  });

  it('is the one that staff chose, until they take it out or delete it', async () => {
    const chosen = await add('A Table in the Valley', '2026-10-04');
    await choose(chosen);
    expect(await titleOnHomePage(cms.url)).toBe('A Table in the Valley');
    await choose(null);
    expect(await titleOnHomePage(cms.url)).toBe('The True Vine');
    await choose(chosen);
    await editor.remove('sermon', chosen);
    expect(await titleOnHomePage(cms.url)).toBe('The True Vine');
  });

  it('has something to see or to hear, as every sermon has', async () => {
    const { status, body } = await editor.call(
      'POST',
      '/content-manager/collection-types/api::sermon.sermon',
      sermon('Silence', '2026-11-29', { youtubeLink: '' }),
    );
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('neither a recording nor a video')]);
    const database = new Database(join(cms.dataDir, 'cms', 'content.db'));
    database.exec("UPDATE sermons SET youtube_link = '' WHERE title = 'The True Vine'");
    database.close();
    expect(await titleOnHomePage(cms.url)).toBe('The Well');
  });
});

/** What staff typed for the home page, with an earlier version. */
const TYPED = {
  title: 'Light from the East',
  preacher: 'Pastor Emmanuel Adeyemi',
  date: '2026-11-15',
  description: 'Arise, shine.',
  youtube_link: VIDEO,
};

describe('a latest sermon that was typed with an earlier version', () => {
  let cms: RunningCms;
  let dataDir: string;

  const report = async () => (await readFile(join(dataDir, REPORT), 'utf8')).trim().split('\n');
  const stored = async () => v.parse(Sermons, (await get(`${cms.url}/api/sermons?sort=id`)).body).data;

  /** Stops the CMS, types it into the columns that an earlier version had, and starts again. */
  async function upgrade(typed: object): Promise<void> {
    await cms.stop();
    const database = new Database(join(dataDir, 'cms', 'content.db'));
    const columns = Object.entries(typed);
    database
      .prepare(`UPDATE latest_sermons SET ${columns.map(([name]) => `${name} = ?`).join()}`)
      .run(columns.map(([, value]) => value));
    database.close();
    cms = await startCms({ dataDir, environment });
  }

  beforeAll(async () => {
    cms = await startCms({ environment });
    ({ dataDir } = cms);
    const editor = editorOf(cms.url, await logIn(cms.url, dataDir));
    const own = { youtubeLink: 'https://youtu.be/zyxwvutsrqp' };
    await editor.create('sermon', sermon('Light from the East', '2024-11-17', own));
    await editor.create('sermon', sermon('The Vine', '2026-11-22', own));
    await editor.call('PUT', LATEST, {});
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(dataDir);
  });

  it('becomes a sermon where there was none, and the home page goes on showing it', async () => {
    await upgrade(TYPED);
    const { youtube_link: youtubeLink, ...words } = TYPED;
    const made = await onHomePage(cms.url);
    expect(made.attributes).toMatchObject({ ...words, youtubeLink });
    expect((await stored()).map(({ attributes }) => [attributes.title, attributes.date])).toEqual([
      ['Light from the East', '2024-11-17'],
      ['The Vine', '2026-11-22'],
      ['Light from the East', '2026-11-15'],
    ]);
    expect(await report()).toEqual([expect.stringContaining(`was made one of the sermons (${made.id})`)]);
    expect(cms.output()).toContain('Check it in the panel. What was typed: {"title":"Light from the East"');
  });

  it('is moved once', async () => {
    await upgrade(TYPED);
    expect(await stored()).toHaveLength(3);
    expect(await report()).toHaveLength(1);
  });

  it('is the sermon of the same title in the same week, which has both texts then', async () => {
    const { id } = (await stored())[1] ?? {};
    await upgrade({
      ...TYPED,
      title: ' the vine ',
      date: '2026-11-23',
      description: 'Stay in the vine.',
      youtube_link: null,
    });
    expect(await onHomePage(cms.url)).toMatchObject({
      id,
      attributes: { title: 'The Vine', date: '2026-11-22', description: 'Stay in the vine.' },
    });
    expect(await stored()).toHaveLength(3);
    expect((await report()).at(-1)).toMatch(/was found among the sermons .* The home page shows it as the newest/);
  });

  it('is reported where it cannot be a sermon, and the site starts all the same', async () => {
    await upgrade({ ...TYPED, title: 'Long'.repeat(60), youtube_link: null });
    expect(await titleOnHomePage(cms.url)).toBe('The Vine');
    expect((await report()).at(-1)).toContain('cannot be one of the sermons: title must be at most 120 characters');
  });
});
