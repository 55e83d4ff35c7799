import sharp from 'sharp';
import * as v from 'valibot';

import { editorOf } from './support/editor';
import { given } from './support/given';
import { request } from './support/http';

const Files = v.tuple([v.looseObject({ id: v.number(), name: v.string(), url: v.string() })]);
const Blocks = v.array(v.object({ image: v.object({ url: v.string(), alternativeText: v.nullable(v.string()) }) }));
const Parted = v.object({ parts: v.tuple([v.looseObject({ text: v.unknown() })]) });

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

const PLACES = [
  {
    place: 'an event',
    type: 'event',
    fieldsWith: (desc: object[]) => ({ title: 'Choir', startDate: '2030-05-01T14:00:00.000Z', desc }),
    textIn: (entry: object) => v.parse(v.looseObject({ desc: v.unknown() }), entry).desc,
  },
  {
    place: 'a part of a page',
    type: 'page',
    fieldsWith: (text: object[]) => ({
      name: 'choir',
      title: 'Choir',
      path: '/choir',
      parts: [{ __component: 'page.section', text }],
    }),
    textIn: (entry: object) => v.parse(Parted, entry).parts[0].text,
  },
];

it.each(PLACES)(
  'the text of a picture within the text of $place is that of the media library, and never the name of its file',
  async ({ type, fieldsWith, textIn }) => {
    const editor = editorOf();
    const { id, ...file } = await addPicture();
    // As Strapi's editor sends it.
    const image = { ...file, url: `http://localhost:1337${file.url}`, alternativeText: file.name };
    const data = fieldsWith([{ type: 'image', image, children: [{ type: 'text', text: '' }] }]);
    const { documentId } = await editor.create(type, data);
    const textNow = async () => v.parse(Blocks, textIn(await editor.read(type, documentId, 'draft')))[0]?.image;
    expect(await textNow()).toEqual({ url: file.url, alternativeText: null });
    await describePicture(id, 'The choir sings by candlelight');
    await editor.update(type, documentId, data);
    const described = await textNow();
    await editor.remove(type, documentId);
    await editor.call('DELETE', `/upload/files/${id}`);
    expect(described).toEqual({ url: file.url, alternativeText: 'The choir sings by candlelight' });
  },
);
