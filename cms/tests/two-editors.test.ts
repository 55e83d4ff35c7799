import * as v from 'valibot';

import { type Editor, editorOf, editorWithRole, type PanelEntry } from './support/editor';
import { given } from './support/given';
import type { Answer } from './support/http';
import { request } from './support/http';

const PICNIC = { title: 'Picnic', startDate: '2030-05-01T14:00:00.000Z' };
const EDITORS = 10;

const Refusal = v.object({ error: v.object({ name: v.string(), message: v.string(), details: v.unknown() }) });

/** What somebody has opened in the panel, and saves from there. */
const formOf = ({ token }: Editor, { documentId, updatedAt }: PanelEntry) =>
  function saveForm(data: object, action = ''): Promise<Answer> {
    const path = `${given('CMS_URL')}/content-manager/collection-types/api::event.event/${documentId}${action}`;
    return request(path, {
      method: action === '' ? 'PUT' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'if-match': `"${String(updatedAt)}"`,
      },
      body: JSON.stringify(data),
    });
  };

describe('two editors of one entry', () => {
  let first: Editor;
  let second: Editor;
  let event: PanelEntry;

  beforeAll(async () => {
    first = editorOf();
    second = await editorWithRole(first, given('CMS_URL'), 'Events');
  });

  beforeEach(async () => {
    event = await first.create('event', PICNIC);
  });

  afterEach(() => first.remove('event', event.documentId));

  it.each(['', '/actions/publish'])('do not overwrite each other: the second one is told (save%s)', async (action) => {
    expect((await formOf(second, event)({ title: 'Picnic by the lake' })).status).toBe(200);
    const { status, body } = await formOf(first, event)({ title: 'Picnic for all' }, action);
    const { name, message, details } = v.parse(Refusal, body).error;
    expect([status, name, details]).toEqual([400, 'ValidationError', { errors: [], isStale: true }]);
    expect(message).toMatch(
      /^Events Tester changed this entry after you opened it: \w+day, .+ [AP]M\. Nothing was saved, .*reload the page/,
    );
    expect(await first.read('event', event.documentId, 'draft')).toMatchObject({ title: 'Picnic by the lake' });
  });

  it('save after each other, when each has opened what the other one saved', async () => {
    await formOf(second, event)({ title: 'Picnic by the lake' });
    const opened = await first.read('event', event.documentId, 'draft');
    expect((await formOf(first, opened)({ title: 'Picnic for all' }, '/actions/publish')).status).toBe(200);
    const published = await first.read('event', event.documentId, 'draft');
    expect((await formOf(second, published)({ title: 'Picnic' })).status).toBe(200);
  });

  it('are told also before they throw a draft away, or take a page back', async () => {
    await first.publish('event', event.documentId, {});
    const opened = await first.read('event', event.documentId, 'draft');
    await formOf(second, opened)({ title: 'Picnic by the lake' });
    for (const action of ['/actions/discard', '/actions/unpublish'])
      expect((await formOf(first, opened)({}, action)).status).toBe(400);
  });

  it('are ten who save at once: one does, and nine are told', async () => {
    const titles = Array.from({ length: EDITORS }, (_, index) => `Picnic ${index}`);
    const answers = await Promise.all(titles.map((title) => formOf(first, event)({ title })));
    const saved = titles.filter((_, index) => answers[index]?.status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(EDITORS - 1).fill(400)]);
    expect([(await first.read('event', event.documentId, 'draft')).title]).toEqual(saved);
  });

  it('are not asked when a program saves, which says nothing of what it read', async () => {
    await formOf(second, event)({ title: 'Picnic by the lake' });
    expect((await first.update('event', event.documentId, { title: 'Picnic for all' })).status).toBe(200);
  });
});
