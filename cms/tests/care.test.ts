import * as v from 'valibot';

import { editorOf, programWithAllRights } from './support/editor';
import { get, post } from './support/http';
import { Failure, Member, PrayerRequest } from './support/wire';

const CARE = { state: 'Done', assignee: 'Ruth', note: 'She is well.' };
const FORMS = [
  [
    'members',
    'member',
    { firstName: '=1+1', lastName: 'Okafor', email: '-chidi@example.org', phoneNumber: '+14105550123' },
  ],
  ['prayer-requests', 'prayer-request', { firstName: 'Zoë', prayerRequest: '@all, please pray:\n"today".' }],
] as const;

const Refusal = v.object({
  error: v.object({
    message: v.string(),
    details: v.object({ errors: v.array(v.object({ path: v.array(v.string()) })) }),
  }),
});

async function enter(path: string, form: object): Promise<string> {
  const { body } = await post(`/api/${path}`, { data: form });
  return v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data.id;
}

describe.each(FORMS)('what staff write about a form: %s', (path, type, form) => {
  const fields = Object.keys(form);

  it('is new at first, and theirs alone', async () => {
    const documentId = await enter(path, form);
    const editor = editorOf();
    expect(await editor.read(type, documentId, 'draft')).toMatchObject({ state: 'New', assignee: null, note: null });
    expect((await editor.update(type, documentId, CARE)).status).toBe(200);
    expect(await editor.read(type, documentId, 'draft')).toMatchObject({ ...CARE, ...form });
  });

  it.each(Object.entries(CARE))('is not taken from a visitor: %s', async (field, value) => {
    const { status, body } = await post(`/api/${path}`, { data: { ...form, [field]: value } });
    expect([status, v.parse(Failure, body).error.message]).toEqual([
      400,
      `Invalid key ${field}: staff write it in the panel`,
    ]);
  });

  it('is not given by the public API, nor taken by it, with all rights either', async () => {
    const answer = await post(`/api/${path}`, { data: form });
    const { id } = v.parse(path === 'members' ? Member : PrayerRequest, answer.body).data;
    await editorOf().update(type, String(id), CARE);
    const program = await programWithAllRights();
    const read = await program.call('GET', `/api/${path}/${id}`);
    expect(read.status).toBe(200);
    for (const field of Object.keys(CARE)) expect(JSON.stringify(read.body)).not.toContain(`"${field}"`);
    expect((await program.call('PUT', `/api/${path}/${id}`, { data: { state: 'New' } })).status).toBe(400);
    expect((await program.call('GET', `/api/${path}?filters[state]=Done`)).status).toBe(400);
  });

  it('does not change what the visitor wrote: nobody does', async () => {
    const documentId = await enter(path, form);
    const editor = editorOf();
    const [field = ''] = fields;
    const changed = await editor.update(type, documentId, { ...form, ...CARE, [field]: 'Another' });
    expect(changed.status).toBe(400);
    const { error } = v.parse(Refusal, changed.body);
    expect(error.message).toContain('nobody changes it');
    expect(error.details.errors.map(({ path: at }) => at)).toEqual([[field]]);
    const program = await programWithAllRights();
    expect((await program.call('PUT', `/api/${path}/${documentId}`, { data: { [field]: 'Another' } })).status).toBe(
      400,
    );
    const copy = `/content-manager/collection-types/api::${type}.${type}/clone/${documentId}`;
    expect((await editor.call('POST', copy, { [field]: 'Another' })).status).toBe(400);
    expect(await editor.read(type, documentId, 'draft')).toMatchObject({ ...form, state: 'New' });
  });

  it('is a table for a spreadsheet program, in which nothing is a formula', async () => {
    await enter(path, form);
    const { status, headers, body } = await editorOf().call('GET', `/care/api::${type}.${type}/csv`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    const [heading, ...rows] = String(body).split('\r\n');
    expect(heading).toContain('Received (Maryland time)');
    expect(heading).toContain('Who cares for it');
    const own =
      type === 'member' ? `'=1+1,Okafor,'-chidi@example.org,'+14105550123` : `"'@all, please pray:\n""today"".",Zoë`;
    expect(rows.some((row) => row.includes(own))).toBe(true);
  });
});

describe('the table of a form', () => {
  it('begins with the mark by which Excel knows UTF-8', async () => {
    const address = `${process.env.CMS_URL}/care/api::member.member/csv`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${editorOf().token}` } });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is nobody’s who may not read it, and there is none of other content', async () => {
    expect((await get('/care/api::member.member/csv')).status).toBe(401);
    expect((await editorOf().call('GET', '/care/api::event.event/csv')).status).toBe(404);
  });
});
