import * as v from 'valibot';

import { signPreview } from '../src/preview/preview-pass';
import { type Editor, editorOf, type PanelEntry } from './support/editor';
import { HOOK_SECRET } from './support/hook-secret';
import { request } from './support/http';

const TITLE = 'Ordination of a deacon';
const SITE = 'https://www.church.example';
const HOUR_MS = 3_600_000;

const Address = v.object({ data: v.object({ url: v.pipe(v.string(), v.url()) }) });

describe('a preview', () => {
  let editor: Editor;
  let draft: PanelEntry;

  beforeAll(async () => {
    editor = editorOf();
    draft = await editor.create('event', { title: TITLE, startDate: '2027-06-05T14:00:00.000Z' });
  });

  afterAll(() => editor.remove('event', draft.documentId));

  async function opened(status: string): Promise<URL> {
    const query = `documentId=${draft.documentId}&status=${status}`;
    const { body } = await editor.call('GET', `/content-manager/preview/url/api::event.event?${query}`);
    return new URL(v.parse(Address, body).data.url);
  }

  const readAs = (pass: string, path: string) => request(path, { headers: { 'x-preview-pass': pass } });

  it.each(['draft', 'modified'])('of an entry that is %s is its page on the site, and shows drafts', async (status) => {
    const address = await opened(status);
    expect(`${address.origin}${address.pathname}`).toBe(`${SITE}/event-details`);
    expect(address.searchParams.get('id')).toBe(draft.documentId);
    const pass = address.searchParams.get('preview') ?? '';
    for (const path of [`/api/events/${draft.documentId}?status=draft&populate=*`, '/api/events?status=draft']) {
      const answer = await readAs(pass, path);
      expect([path, answer.status, JSON.stringify(answer.body)]).toEqual([path, 200, expect.stringContaining(TITLE)]);
    }
  });

  it('of a published entry shows no drafts', async () => {
    const pass = (await opened('published')).searchParams.get('preview') ?? '';
    expect((await readAs(pass, '/api/events?status=draft')).status).toBe(400);
  });

  it.each([
    ['has expired', signPreview({ status: 'draft', panel: SITE, until: new Date(Date.now() - 1_000) }, HOOK_SECRET)],
    [
      'is somebody else’s',
      signPreview({ status: 'draft', panel: SITE, until: new Date(Date.now() + HOUR_MS) }, 'theirs'),
    ],
    ['is none', 'draft'],
  ])('shows nothing with a pass that %s', async (_name, pass) => {
    const answer = await readAs(pass, `/api/events/${draft.documentId}?status=draft`);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.not.stringContaining(TITLE)]);
  });

  it('shows nothing but drafts beyond what everybody may read', async () => {
    const pass = (await opened('draft')).searchParams.get('preview') ?? '';
    for (const [path, status] of [
      ['/api/events?status=published', 400],
      ['/api/events?status=draft&locale=en', 400],
      ['/api/prayer-requests?status=draft', 403],
    ] as const) {
      expect([path, (await readAs(pass, path)).status]).toEqual([path, status]);
    }
  });

  it('is offered where an entry is on the site, and nowhere else', async () => {
    const { status } = await editor.call('GET', '/content-manager/preview/url/api::member.member?documentId=any');
    expect(status).toBe(204);
  });
});
