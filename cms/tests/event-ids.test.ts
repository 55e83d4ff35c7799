import * as v from 'valibot';

import { type Editor, editorOf } from './support/editor';
import { get } from './support/http';
import { EventList, OneEvent } from './support/wire';

async function publishedEvent(editor: Editor) {
  const { data } = v.parse(EventList, (await get('/api/events?populate=*')).body);
  const documentId = data[0]?.id ?? '';
  const published = await editor.read('event', documentId, 'published');
  const draft = await editor.read('event', documentId, 'draft');
  return { documentId, publishedRow: published.id, draftRow: draft.id };
}

const read = async (id: string | number) => get(`/api/events/${id}?populate=*`);

describe('the id in a link to an event', () => {
  it('may be the document id or the number of the published row', async () => {
    const { documentId, publishedRow } = await publishedEvent(editorOf());
    const byDocument = v.parse(OneEvent, (await read(documentId)).body);
    const byNumber = v.parse(OneEvent, (await read(publishedRow)).body);
    expect(byDocument.data.id).toBe(documentId);
    expect(byNumber).toEqual(byDocument);
  });

  it('is not the number of a draft, nor a number that does not exist', async () => {
    const { draftRow, publishedRow } = await publishedEvent(editorOf());
    expect(draftRow).not.toBe(publishedRow);
    expect((await read(draftRow)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
  });

  it('stays the same when the event is edited and published again', async () => {
    const editor = editorOf();
    const { documentId, publishedRow } = await publishedEvent(editor);
    const { title } = await editor.read('event', documentId, 'draft');
    await editor.publish('event', documentId, { title });
    expect((await read(documentId)).status).toBe(200);
    // Why links carry the document id: Strapi replaced the row.
    expect((await editor.read('event', documentId, 'published')).id).not.toBe(publishedRow);
  });
});
