import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import * as v from 'valibot';

import { editorOf } from './support/editor';
import { given } from './support/given';
import { type Answer, get, request } from './support/http';
import { until } from './support/until';

const Refused = v.object({ error: v.object({ message: v.string() }) });
const Uploaded = v.tuple([v.looseObject({ id: v.number(), url: v.string(), mime: v.string() })]);
const SCRIPT = '<script>alert(1)</script>';
const MEGABYTE = 1024 * 1024;

/** A real picture that a browser would also read as a page, were it told to. */
const picture = async () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
    .withExif({ IFD0: { ImageDescription: SCRIPT } })
    .png()
    .toBuffer();

function formOf(content: Buffer | string, name: string, type: string): FormData {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  return form;
}

const send = (body: FormData): Promise<Answer> =>
  request('/upload', { method: 'POST', body, headers: { authorization: `Bearer ${given('EDITOR_TOKEN')}` } });

const upload = (content: Buffer | string, name: string, type: string) => send(formOf(content, name, type));

/**
 * Four colours, lying, with the note to turn them and the profile Display P3: an iPhone held upright writes such a one. Made by heif-enc
 * (libheif), the note (`irot`) entered by hand. No sharp reads or writes HEIC: the codec is patented.
 */
const heic = () => readFile(join(__dirname, 'fixtures', 'photo.heic'));

const uploads = () => readdir(join(given('DATA_DIR'), 'cms', 'public', 'uploads'));

const temporaryFiles = () => readdir(given('CMS_TEMPORARY_FOLDER'));

async function remove({ body }: Answer): Promise<void> {
  const [{ id }] = v.parse(Uploaded, body);
  await editorOf().call('DELETE', `/upload/files/${id}`);
}

describe("an editor's upload", () => {
  it.each([
    ['a drawing with script', 'logo.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
    ['a page', 'page.html', 'text/html', `<!doctype html>${SCRIPT}`],
    ['a program', 'run.exe', 'application/x-msdownload', 'MZ\x90\x00'],
    ['a script', 'run.js', 'text/javascript', 'alert(1)'],
  ])('is refused when it is %s', async (_, name, type, content) => {
    const before = await uploads();
    expect((await upload(content, name, type)).status).toBe(400);
    expect(await uploads()).toEqual(before);
    expect(await temporaryFiles()).toEqual([]);
  });

  const tiff = async () =>
    sharp(await picture())
      .tiff()
      .toBuffer();
  const bmp = async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(52)]);
  const svg = async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
  const pdf = async () => Buffer.from('%PDF-1.7\n');
  const zip = async () => Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1');
  const damagedHeic = async () => (await heic()).fill(0, 400);
  /** It says that it is 40 000 pixels wide and high (box `ispe`). */
  const hugeHeic = async () => {
    const picture = await heic();
    const size = picture.indexOf('ispe') + 8;
    picture.writeUInt32BE(40_000, size);
    picture.writeUInt32BE(40_000, size + 4);
    return picture;
  };

  it.each([
    ['a scanner’s', 'flyer.tif', 'image/tiff', tiff, /“flyer\.tif” .* cannot show \(tiff\)\. Save it as JPEG/],
    ['a paint program’s', 'flyer.png', 'image/png', bmp, /cannot show \(bmp\)/],
    ['a drawing', 'logo.svg', 'image/svg+xml', svg, /“logo\.svg” is a picture .* \(svg\+xml\)\. Save it as JPEG/],
    ['a PDF', 'flyer.pdf', 'application/pdf', pdf, /“flyer\.pdf” is a PDF\. .* Put what it says into the text/],
    ['a PDF with another name', 'flyer.jpg', 'image/jpeg', pdf, /“flyer\.jpg” is a PDF/],
    ['an archive', 'photos.zip', 'application/zip', zip, /“photos\.zip” is no picture, recording or video/],
    ['a text', 'notes.txt', 'text/plain', async () => Buffer.from('Bring cake.'), /“notes\.txt” is no picture/],
    [
      'an iPhone’s that is damaged',
      'photo.heic',
      'image/heic',
      damagedHeic,
      /“photo\.heic” .*damaged.* Save it as JPEG/,
    ],
    ['an iPhone’s that is a bomb', 'photo.heic', 'image/heic', hugeHeic, /“photo\.heic” .*more than 64 megapixels/],
  ])('that the site does not show is refused with words that help: %s', async (_, name, type, content, words) => {
    const before = await uploads();
    const { status, body } = await upload(await content(), name, type);
    expect(status).toBe(400);
    expect(v.parse(Refused, body).error.message).toMatch(words);
    expect(await uploads()).toEqual(before);
    expect(await temporaryFiles()).toEqual([]);
  });

  it.each([
    ['photo.HEIC', 'image/heic', 'photo.jpg'],
    ['photo.jpg', 'image/jpeg', 'photo.jpg'],
    ['photo', 'application/octet-stream', 'photo.jpg'],
  ])('that an iPhone took becomes a JPEG, upright and in its colours: %s', async (name, type, expected) => {
    const answer = await upload(await heic(), name, type);
    const [{ url, ...file }] = v.parse(Uploaded, answer.body);
    const stored = sharp(Buffer.from(await (await fetch(`${given('CMS_URL')}${url}`)).arrayBuffer()));
    await remove(answer);
    expect(file).toMatchObject({ name: expected, mime: 'image/jpeg', width: 96, height: 160 });
    expect(url).toMatch(/^\/uploads\/photo_\w+\.jpg$/);
    const colourAt = async (left: number, top: number) => [
      ...(await stored.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [red = 0, green = 0, blue = 0] = await colourAt(80, 20);
    // Without its profile the red, 230 30 30, would be 211 55 43.
    expect(red).toBeGreaterThan(220);
    expect(Math.max(green, blue)).toBeLessThan(45);
    expect(Math.min(...(await colourAt(20, 140)))).toBeGreaterThan(200);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('of several pictures at once keeps which is which', async () => {
    const form = new FormData();
    const infos = ['one.heic', 'two.png'].map((name) => ({ name, alternativeText: `The text of ${name}` }));
    const contents = [await heic(), await picture()];
    infos.forEach(({ name }, index) => form.append('files', new Blob([new Uint8Array(contents[index] ?? [])]), name));
    for (const info of infos) form.append('fileInfo', JSON.stringify(info));
    const { body } = await send(form);
    const files = v.parse(v.array(v.object({ id: v.number(), name: v.string(), alternativeText: v.string() })), body);
    for (const { id } of files) await editorOf().call('DELETE', `/upload/files/${id}`);
    expect(files.map(({ name, alternativeText }) => [name, alternativeText])).toEqual([
      ['one.jpg', 'The text of one.heic'],
      ['two.png', 'The text of two.png'],
    ]);
  });

  it('of a stranger reaches no decoder', async () => {
    const { status } = await request('/upload', {
      method: 'POST',
      body: formOf(await hugeHeic(), 'photo.heic', 'image/heic'),
    });
    expect(status).toBe(415);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('that browsers show is taken: %s', async (kind) => {
    const answer = await upload(
      await sharp(await picture())
        .toFormat(kind)
        .toBuffer(),
      `choir.${kind}`,
      `image/${kind}`,
    );
    const [{ mime }] = v.parse(Uploaded, answer.body);
    await remove(answer);
    expect(mime).toBe(`image/${kind}`);
  });

  it.each([`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`, `<!doctype html>${SCRIPT}`])(
    'that only says it is a picture is nothing but a broken picture: %s',
    async (content) => {
      const answer = await upload(content, 'choir.png', 'image/png');
      const [{ url }] = v.parse(Uploaded, answer.body);
      const { headers } = await get(url);
      await remove(answer);
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    },
  );

  it.each(['page.html', 'page.svg', 'page.xhtml', 'page.js', 'page', 'page.html.png', 'page.png.html'])(
    'is never served as anything but a picture: %s',
    async (name) => {
      const answer = await upload(await picture(), name, 'image/png');
      if (answer.status !== 201) return expect(answer.status).toBe(400);
      const [{ url }] = v.parse(Uploaded, answer.body);
      const served = await get(url);
      await remove(answer);
      expect(served.headers.get('content-type')).toMatch(/^(image\/(?!svg)|application\/octet-stream)/);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(['../../../evil.png', '..\\..\\evil.png', '/etc/evil.png', 'a/b.png', '%2e%2e%2fevil.png', 'evil\u0000.png'])(
    'called %j lies in the folder of uploads under a plain name',
    async (name) => {
      const answer = await upload(await picture(), name, 'image/png');
      if (answer.status !== 201) return expect(answer.status).toBe(400);
      const [{ url }] = v.parse(Uploaded, answer.body);
      expect(url).toMatch(/^\/uploads\/[A-Za-z0-9_.-]+$/);
      expect(await uploads()).toContain(url.slice('/uploads/'.length));
      await remove(answer);
    },
  );

  it('larger than 50 MB is refused, and leaves nothing behind', async () => {
    const before = await uploads();
    const { status } = await upload(Buffer.alloc(51 * MEGABYTE), 'film.mp4', 'video/mp4');
    expect(status).toBe(413);
    // What had come of it is deleted after the answer.
    await until(async () => (await temporaryFiles()).length === 0);
    expect(await uploads()).toEqual(before);
  });

  it.each([
    '/uploads',
    '/uploads/',
    '/uploads/../../secrets.json',
    '/uploads/%2e%2e/%2e%2e/secrets.json',
    '/../content.db',
  ])('does not open the folder to strangers by %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('APP_KEYS');
  });
});
