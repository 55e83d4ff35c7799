import sharp from 'sharp';
import * as v from 'valibot';

import { editorOf } from './support/editor';
import { given } from './support/given';
import { request } from './support/http';

const Files = v.tuple([v.looseObject({ id: v.number(), name: v.string(), url: v.string() })]);
const Described = v.object({
  desc: v.array(v.object({ image: v.object({ url: v.string(), alternativeText: v.nullable(v.string()) }) })),
});

const call = async (path: string, body: FormData) => {
  const headers = { authorization: `Bearer ${given('EDITOR_TOKEN')}` };
  return (await request(path, { method: 'POST', body, headers })).body;
};

/** A picture in the media library, without a text. */
async function addPicture() {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'IMG_2041.png');
  return v.parse(Files, await call('/upload', form))[0];
}

function describePicture(id: number, alternativeText: string) {
  const form = new FormData();
  form.set('fileInfo', JSON.stringify({ name: 'IMG_2041.png', alternativeText }));
  return call(`/upload?id=${id}`, form);
}

it('the text of a picture within a text is that of the media library, and never the name of its file', async () => {
  const editor = editorOf();
  const { id, ...file } = await addPicture();
  // As Strapi's editor sends it.
  const image = { ...file, url: `http://localhost:1337${file.url}`, alternativeText: file.name };
  const data = {
    title: 'Choir',
    startDate: '2030-05-01T14:00:00.000Z',
    desc: [{ type: 'image', image, children: [{ type: 'text', text: '' }] }],
  };
  const { documentId } = await editor.create('event', data);
  const textNow = async () => v.parse(Described, await editor.read('event', documentId, 'draft')).desc[0]?.image;
  expect(await textNow()).toEqual({ url: file.url, alternativeText: null });
  await describePicture(id, 'The choir sings by candlelight');
  await editor.update('event', documentId, data);
  const described = await textNow();
  await editor.remove('event', documentId);
  await editor.call('DELETE', `/upload/files/${id}`);
  expect(described).toEqual({ url: file.url, alternativeText: 'The choir sings by candlelight' });
});
