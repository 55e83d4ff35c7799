import * as v from 'valibot';

import { type Editor, editorOf, type PanelEntry } from './support/editor';
import { get } from './support/http';

const SECRET_TITLE = 'Surprise farewell for Pastor Kim';

const Files = v.object({ results: v.array(v.object({ id: v.number() })) });

describe('a draft', () => {
  let editor: Editor;
  let draft: PanelEntry;

  beforeAll(async () => {
    editor = editorOf();
    const files = await editor.call('GET', '/upload/files?pageSize=1&filters[name][$contains]=choir-concert');
    const [picture] = v.parse(Files, files.body).results;
    draft = await editor.create('event', {
      title: SECRET_TITLE,
      startDate: '2027-05-01T14:00:00.000Z',
      image: picture?.id,
    });
  });

  afterAll(() => editor.remove('event', draft.documentId));

  it('is there for editors', async () => {
    expect((await editor.read('event', draft.documentId, 'draft')).title).toBe(SECRET_TITLE);
  });

  it.each([
    ['/api/events?populate=*', 200],
    ['/api/events?filters[publishedAt][$null]=true', 200],
    ['/api/events?filters[title][$contains]=farewell', 200],
    ['/api/events?status=draft', 400],
    ['/API/events?status=draft', 400],
    ['/Api/Events?status=draft', 400],
    ['//api/events?status=draft', 400],
    ['/api//events?status=draft', 400],
    ['/api/events/?status=draft', 400],
    ['/%61pi/events?status=draft', 404],
    ['/api/events?publicationState=preview', 400],
    ['/api/events?hasPublishedVersion=false', 400],
    ['/api/events?locale=en', 400],
    ['/api/events?populate[image][populate]=related', 400],
    ['/api/events?populate[image][populate][related][populate]=*', 400],
    ['/api/events?populate=image.related', 400],
    ['/api/events?populate[0]=image&populate[1]=image.related', 400],
    ['/api/events?populate=deep', 400],
    ['/api/events?populate=createdBy', 400],
    ['/api/sermons?populate[audio][populate]=related', 400],
    ['/api/events?filters[image][related][title][$contains]=farewell', 400],
    ['/api/events?filters[createdBy][email][$startsWith]=a', 400],
    ['/api/events?filters[$and][0][createdBy][password][$startsWith]=a', 400],
    ['/api/events?filters[$not][venue][createdBy][id][$gt]=0', 400],
    ['/api/events?sort=createdBy.email', 400],
  ])('is not shown by %s', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain(SECRET_TITLE);
  });

  it.each(['', '?populate=*', '?status=draft'])('is not shown by its ids%s', async (query) => {
    for (const id of [draft.documentId, draft.id]) {
      const answer = await get(`/api/events/${id}${query}`);
      expect([400, 404]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain(SECRET_TITLE);
    }
  });

  it('is shown once it is published, and hidden again when that is taken back', async () => {
    const published = await editor.publish('event', draft.documentId, {});
    expect(published.status).toBe(200);
    expect(JSON.stringify((await get('/api/events')).body)).toContain(SECRET_TITLE);
    await editor.unpublish('event', draft.documentId);
    expect(JSON.stringify((await get('/api/events')).body)).not.toContain(SECRET_TITLE);
  });
});
