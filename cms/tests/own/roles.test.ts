import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import * as v from 'valibot';

import { type Editor, editorOf, editorWithRole, logIn } from '../support/editor';
import { type Answer, post, request } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

const TYPES = [
  'event',
  'event-series',
  'venue',
  'service-time',
  'sermon',
  'sermon-series',
  'latest-sermon',
  'page',
  'site-setting',
  'prayer-request',
  'member',
];
const SINGLE = ['service-time', 'latest-sermon', 'site-setting'];
const FORMS = ['prayer-request', 'member'];
const OK = 200;
const REFUSED = 400;
const FORBIDDEN = 403;

const pathOf = (type: string) =>
  `/content-manager/${SINGLE.includes(type) ? 'single' : 'collection'}-types/api::${type}.${type}`;

async function allowed(editor: Editor, may: (type: string) => Promise<number>): Promise<string[]> {
  const types = [];
  for (const type of TYPES) if ((await may(type)) !== FORBIDDEN) types.push(type);
  return types;
}

const readable = (editor: Editor) => allowed(editor, async (type) => (await editor.call('GET', pathOf(type))).status);

/** What the role may do: create, read, update, publish, delete. Nothing is published that has no drafts. */
const MATRIX: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Events: { event: 'crupd', 'event-series': 'crupd', venue: 'crud', 'service-time': 'crud' },
  Sermons: { sermon: 'crud', 'sermon-series': 'crud', 'latest-sermon': 'crud' },
  Pages: { page: 'rup', 'site-setting': 'crud' },
  'Prayer team': { 'prayer-request': 'ru', member: 'ru' },
  Editor: {
    event: 'crupd',
    'event-series': 'crupd',
    venue: 'crud',
    'service-time': 'crud',
    sermon: 'crud',
    'sermon-series': 'crud',
    'latest-sermon': 'crud',
    page: 'rup',
    'site-setting': 'crud',
  },
};

const DRAFTED = ['event', 'event-series', 'page'];

/** Enough of each type that it is stored. */
const ENTRIES: Readonly<Record<string, object>> = {
  event: { title: 'Tea', startDate: '2036-12-07T20:00:00.000Z' },
  'event-series': { title: 'Tea', firstDay: '2036-12-07', startTime: '15:00:00.000', until: '2036-12-14' },
  venue: { name: 'Hall', address: '8410 Harford Road, Parkville, MD 21234' },
  sermon: { title: 'Rest', preacher: 'Ruth', date: '2026-11-22' },
  'latest-sermon': { sermon: null },
  'prayer-request': { prayerRequest: 'For rain.' },
  member: { firstName: 'Ruth', lastName: 'Lee', email: 'ruth@example.org', phoneNumber: '4105550142' },
};

/** No two series of sermons have one name, and no two pages. */
function fieldsOf(type: string, recording: number): object {
  if (type === 'sermon-series') return { title: randomUUID() };
  if (type === 'page') return { name: randomUUID().replaceAll(/\d/g, 'x'), title: 'Tea', path: '/tea' };
  return { ...ENTRIES[type], ...(type === 'sermon' ? { audio: [recording] } : {}) };
}

/** Into the media library: a sermon is not stored without its recording. @returns its number */
async function uploadRecording(url: string, { token }: Editor): Promise<number> {
  const form = new FormData();
  const recording = await readFile(join(__dirname, '..', '..', 'seed', 'audio', 'psalm-23.mp3'));
  form.append('files', new Blob([new Uint8Array(recording)], { type: 'audio/mpeg' }), 'psalm.mp3');
  const { body } = await request(`${url}/upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return v.parse(v.tuple([v.looseObject({ id: v.number() })]), body)[0].id;
}

/** An entry of this type, which an administrator has made. @returns its path */
async function entryOf(administrator: Editor, type: string, fields: () => object): Promise<string> {
  const path = pathOf(type);
  if (!SINGLE.includes(type)) return `${path}/${(await administrator.create(type, fields())).documentId}`;
  expect((await administrator.call('PUT', path, fields())).status).toBeLessThan(REFUSED);
  return path;
}

/** What somebody does, as the matrix has it; anything else is forbidden. The deletion comes last: then there is nothing left. */
async function doneBy(
  editor: Editor,
  [type, entry]: [type: string, entry: string],
  fields: () => object,
): Promise<string> {
  const calls: Readonly<Record<string, () => Promise<Answer>>> = {
    c: () => editor.call(SINGLE.includes(type) ? 'PUT' : 'POST', pathOf(type), fields()),
    r: () => editor.call('GET', entry),
    u: () => editor.call('PUT', entry, fields()),
    ...(DRAFTED.includes(type) ? { p: () => editor.call('POST', `${entry}/actions/publish`, fields()) } : {}),
    d: () => editor.call('DELETE', entry),
  };
  let done = '';
  for (const [letter, call] of Object.entries(calls)) {
    const { status } = await call();
    if (status < REFUSED) done += letter;
    else expect(status).toBe(FORBIDDEN);
  }
  return done;
}

const Roles = v.object({ data: v.array(v.looseObject({ id: v.number(), name: v.string() })) });
const Rights = v.object({
  data: v.array(v.looseObject({ action: v.string(), subject: v.nullable(v.string()), properties: v.unknown() })),
});
type Right = v.InferOutput<typeof Rights>['data'][number];

const roleNames = async (administrator: Editor) =>
  v.parse(Roles, (await administrator.call('GET', '/admin/roles')).body).data.map(({ name }) => name);

async function rightsOf(administrator: Editor, name: string) {
  const roles = v.parse(Roles, (await administrator.call('GET', '/admin/roles')).body).data;
  const path = `/admin/roles/${roles.find((role) => role.name === name)?.id}`;
  return { path, rights: v.parse(Rights, (await administrator.call('GET', `${path}/permissions`)).body).data };
}

/** What an administrator does in Settings → Roles. */
async function changeRights(administrator: Editor, name: string, change: (rights: Right[]) => Right[]) {
  const { path, rights } = await rightsOf(administrator, name);
  const permissions = change(rights).map(({ action, subject, properties }) => ({ action, subject, properties }));
  expect((await administrator.call('PUT', `${path}/permissions`, { permissions })).status).toBe(OK);
}

/** A site of a version that had no such roles, no series of sermons, and no field “Publish at”. */
function makeOld(dataDir: string): void {
  const database = new Database(join(dataDir, 'cms', 'content.db'));
  database.exec(`
    DELETE FROM strapi_core_store_settings WHERE key = 'core_soteria_roles';
    DELETE FROM admin_roles WHERE code LIKE 'soteria-%';
    DELETE FROM admin_permissions WHERE subject = 'api::sermon-series.sermon-series';
    UPDATE admin_permissions SET properties = replace(properties, ',"publishAt"', '');
  `);
  database.close();
}

describe('the roles of the panel', () => {
  const environment = { SEED_CONTENT: 'false' };
  let cms: RunningCms;
  let administrator: Editor;
  const start = async (dataDir?: string) => {
    cms = await startCms({ environment, ...(dataDir ? { dataDir } : {}) });
    administrator = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
  };

  let recording: number;

  beforeAll(async () => {
    await start();
    recording = await uploadRecording(cms.url, administrator);
  });
  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  describe.each(Object.entries(MATRIX))('%s', (name, rights) => {
    let editor: Editor;
    beforeAll(async () => {
      editor = await editorWithRole(administrator, cms.url, name);
    });

    it.each(TYPES)('does with %s what it may, and nothing else', async (type) => {
      const fields = () => fieldsOf(type, recording);
      const entry = await entryOf(administrator, type, fields);
      expect(await doneBy(editor, [type, entry], fields)).toBe(rights[type] ?? '');
    });

    it('has the media library where it has content, and nothing of the panel’s administration', async () => {
      expect((await editor.call('GET', '/upload/files')).status).toBe(name === 'Prayer team' ? FORBIDDEN : OK);
      for (const path of ['/admin/users', '/admin/roles', '/admin/api-tokens'])
        expect((await editor.call('GET', path)).status).toBe(FORBIDDEN);
    });
  });

  it('the matrix has every content type', async () => {
    const { body } = await administrator.call('GET', '/content-manager/content-types');
    const uids = v.parse(v.object({ data: v.array(v.looseObject({ uid: v.string() })) }), body).data;
    const own = uids.flatMap(({ uid }) => (uid.startsWith('api::') ? [uid] : []));
    expect(own.toSorted()).toEqual(TYPES.map((type) => `api::${type}.${type}`).toSorted());
  });

  it('Prayer team writes who cares, and deletes nothing', async () => {
    await post(`${cms.url}/api/prayer-requests`, { data: { prayerRequest: 'For rain.' } });
    const team = await editorWithRole(administrator, cms.url, 'Prayer team');
    const [request] = await team.list('prayer-request');
    const { documentId = '' } = request ?? {};
    const care = { state: 'In progress', assignee: 'Ruth', note: 'Called on Sunday.' };
    expect((await team.update('prayer-request', documentId, { ...care, prayerRequest: 'For sun.' })).status).toBe(OK);
    expect((await team.list('prayer-request'))[0]).toMatchObject({ ...care, prayerRequest: 'For rain.' });
    expect((await team.remove('prayer-request', documentId)).status).toBe(FORBIDDEN);
  });

  it('whoever reads what visitors sent is written down, and never what it was', async () => {
    const { body } = await post(`${cms.url}/api/prayer-requests`, { data: { prayerRequest: 'For my knee.' } });
    const documentId = v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data.id;
    const team = await editorWithRole(administrator, cms.url, 'Prayer team');
    await team.list('prayer-request');
    await team.call('GET', `/CONTENT-MANAGER/collection-types/api::prayer-request.prayer-request/${documentId}`);
    await team.call('GET', '/care/api::prayer-request.prayer-request/csv');
    await cms.untilSaid('exported Prayer request');
    const lines = cms.output().match(/\S+@example\.org \(user \d+\) (read|exported) Prayer request [\w, ]+/g) ?? [];
    expect(
      lines.filter((line) => line.includes(documentId)).map((line) => / (read|exported) /.exec(line)?.[1]),
    ).toEqual(['read', 'read', 'exported']);
    expect(cms.output()).not.toContain('my knee');
  });

  it('Author sees nothing of what visitors send either', async () => {
    const { rights } = await rightsOf(administrator, 'Author');
    const subjects = new Set(rights.map(({ subject }) => subject));
    expect([...subjects].filter((uid) => uid?.startsWith('api::'))).toHaveLength(TYPES.length - FORMS.length);
    for (const form of FORMS) expect(subjects).not.toContain(`api::${form}.${form}`);
  });

  it('are given what came since, once: what an administrator changed stays', async () => {
    const read = 'plugin::content-manager.explorer.read';
    const subject = 'api::member.member';
    await changeRights(administrator, 'Editor', (rights) => [
      ...rights.filter((right) => right.subject !== 'api::venue.venue'),
      { action: read, subject, properties: { fields: ['lastName'] } },
    ]);
    await cms.stop();
    makeOld(cms.dataDir);
    await start(cms.dataDir);
    expect(cms.output()).toContain('The roles Editor and Author see prayer requests and new members no longer');
    expect(await roleNames(administrator)).toEqual(
      expect.arrayContaining(['Events', 'Sermons', 'Pages', 'Prayer team']),
    );
    const editor = await editorWithRole(administrator, cms.url, 'Editor');
    expect(await readable(editor)).toEqual(TYPES.filter((type) => ![...FORMS, 'venue'].includes(type)));
    const { documentId } = await editor.create('event', { title: 'Tea', publishAt: '2099-01-01T10:00:00.000Z' });
    expect(await editor.read('event', documentId, 'draft')).toMatchObject({ publishAt: '2099-01-01T10:00:00.000Z' });

    await changeRights(administrator, 'Editor', (rights) => [
      ...rights.filter((right) => right.subject !== 'api::sermon.sermon'),
      { action: read, subject, properties: { fields: ['lastName'] } },
    ]);
    const { path } = await rightsOf(administrator, 'Pages');
    expect((await administrator.call('DELETE', path)).status).toBe(OK);
    await cms.stop();
    await start(cms.dataDir);
    expect(await readable(editorOf(cms.url, editor.token))).toEqual(
      TYPES.filter((type) => !['prayer-request', 'venue', 'sermon'].includes(type)),
    );
    expect(await roleNames(administrator)).not.toContain('Pages');
  });
});
