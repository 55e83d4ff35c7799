import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import * as v from 'valibot';

import { editorOf } from './support/editor';
import { given } from './support/given';
import { type Answer, get, request } from './support/http';

const Refused = v.object({ error: v.object({ message: v.string() }) });
const Uploaded = v.tuple([v.object({ id: v.number(), url: v.string(), mime: v.string() })]);
const SCRIPT = '<script>alert(1)</script>';
const MEGABYTE = 1024 * 1024;

/** A real picture that a browser would also read as a page, were it told to. */
const picture = async () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
    .withExif({ IFD0: { ImageDescription: SCRIPT } })
    .png()
    .toBuffer();

function upload(content: Buffer | string, name: string, type: string): Promise<Answer> {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  return request('/upload', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${given('EDITOR_TOKEN')}` },
  });
}

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

  // What heif-enc (libheif) made of one blue square. No sharp makes or reads it: the codec is patented.
  const heic = () => readFile(join(__dirname, 'fixtures', 'photo.heic'));
  const tiff = async () =>
    sharp(await picture())
      .tiff()
      .toBuffer();
  const bmp = async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(52)]);

  it.each([
    ['an iPhone’s', 'photo.heic', 'image/heic', heic, /iPhone picture \(HEIC\).*Settings › Camera › Formats/],
    ['an iPhone’s with another name', 'photo.jpg', 'image/jpeg', heic, /“photo\.jpg” is an iPhone picture \(HEIC\)/],
    ['an iPhone’s of no kind', 'photo', 'application/octet-stream', heic, /iPhone picture/],
    ['a scanner’s', 'flyer.tif', 'image/tiff', tiff, /“flyer\.tif” .* browsers cannot show \(tiff\)\. Save it as JPEG/],
    ['a paint program’s', 'flyer.png', 'image/png', bmp, /browsers cannot show \(bmp\)/],
  ])(
    'that no browser shows as a picture is refused with words that help: %s',
    async (_, name, type, content, words) => {
      const before = await uploads();
      const { status, body } = await upload(await content(), name, type);
      expect(status).toBe(400);
      expect(v.parse(Refused, body).error.message).toMatch(words);
      expect(await uploads()).toEqual(before);
      expect(await temporaryFiles()).toEqual([]);
    },
  );

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
    expect(await uploads()).toEqual(before);
    expect(await temporaryFiles()).toEqual([]);
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
