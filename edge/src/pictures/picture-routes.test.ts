import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterTest, tempFolder, until } from 'releases/testing';
import { type ContentApi, raw, startContentApi } from '../testing/content-api.ts';
import { photo } from '../testing/photo.ts';
import { type PictureRoutesOptions, pictureRoutes } from './picture-routes.ts';

const CHOIR = '/uploads/choir_4f1a2b3c4d.jpg';
const at = (width: number, format: string, upload = CHOIR) => `/_/pictures/${format}/${width}${upload}`;
const image = (body: Buffer | string): ContentApi['answer'] => raw(body, { headers: { 'content-type': 'image/jpeg' } });

async function edge(options: PictureRoutesOptions) {
  const app = Fastify();
  await app.register(pictureRoutes, options);
  afterTest(() => app.close());
  return (url: string) => app.inject({ url });
}

/** An edge in front of a content API that has one photo. */
async function site(options: Partial<PictureRoutesOptions> = {}) {
  const [api, folder] = [await startContentApi(), await tempFolder()];
  api.answer = image(await photo(800, 600));
  const settings = { origin: api.origin, folder, ...options };
  return { api, folder, get: await edge(settings), restarted: () => edge(settings) };
}

async function grow(folder: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), then, then);
}

async function ages(folder: string): Promise<number[]> {
  // A draft has a dot in its name, and may be the picture itself by the time it is looked at.
  const pictures = (await readdir(folder)).filter((name) => !name.includes('.'));
  const files = pictures.map((name) => stat(join(folder, name)));
  return (await Promise.all(files)).map(({ mtimeMs }) => (Date.now() - mtimeMs) / 3_600_000);
}

describe('GET /_/pictures', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ])('makes an upload %s, at the width that is asked for', async (format, found) => {
    const { get } = await site();
    const response = await get(at(320, format));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin",
    });
    expect(response.headers).not.toHaveProperty('vary');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: found, width: 320, height: 240 });
  });

  it('never makes a picture wider than its upload', async () => {
    const { get } = await site();
    expect(await sharp((await get(at(1920, 'webp'))).rawPayload).metadata()).toMatchObject({ width: 800 });
  });

  it('turns a photo as the camera was held, and tells nobody where it was taken', async () => {
    const { api, get } = await site();
    const exif = { IFD0: { Copyright: 'A visitor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 22/1 0/1' } };
    const taken = sharp(await photo(800, 600)).withExif(exif);
    api.answer = image(await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const made = await sharp((await get(at(320, 'webp'))).rawPayload).metadata();
    expect(made).toMatchObject({ width: 320, height: 427 });
    expect(made).not.toHaveProperty('exif');
  });

  it('makes a picture once, for all who ask meanwhile and for all who come later', async () => {
    const { api, get } = await site();
    const [first, second] = await Promise.all([get(at(320, 'avif')), get(at(320, 'avif'))]);
    const third = await get(at(320, 'avif'));
    expect(api.calls).toEqual([`GET ${CHOIR}`]);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(third.rawPayload).toEqual(first.rawPayload);
  });

  it('has it after a restart, also while the CMS is down', async () => {
    const { api, get, restarted } = await site();
    const made = await get(at(320, 'avif'));
    await api.stop();
    const again = await (await restarted())(at(320, 'avif'));
    expect(again.statusCode).toBe(200);
    expect(again.rawPayload).toEqual(made.rawPayload);
  });

  it.each([
    [[320, 800, 960], 480, 800],
    [[320, 480], 800, 480],
  ])('while the CMS is down, of the widths %j it shows for %i that of %i', async (made, asked, shown) => {
    const { api, get } = await site();
    api.answer = image(await photo(1000, 750));
    for (const width of made) await get(at(width, 'webp'));
    await api.stop();
    const response = await get(at(asked, 'webp'));
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: shown });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get(at(asked, 'avif'))).statusCode).toBe(503);
  });

  it('says that a picture it does not have cannot be reached', async () => {
    const { api, get } = await site();
    await api.stop();
    const response = await get(at(320, 'avif'));
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([404, 403])('takes a %s of the CMS for no such picture', async (status) => {
    const { api, get } = await site();
    api.answer = raw('no', { status });
    const response = await get(at(320, 'avif'));
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('what is not on the list', () => {
  it.each([
    at(321, 'avif'),
    at(320, 'jpeg'),
    at(320, 'avif', '/uploads/../admin.jpg'),
    at(320, 'avif', '/uploads/%2e%2e/admin.jpg'),
    at(320, 'avif', '/uploads//x.jpg'),
    at(320, 'avif', '/uploads/.x.jpg'),
    at(320, 'avif', '/uploads/a%2fb.jpg'),
    at(320, 'avif', '/api/events.jpg'),
    at(320, 'avif', '/uploads/@other.example/x.jpg'),
    at(320, 'avif', '/http://other.example/uploads/x.jpg'),
    at(320, 'avif', '/uploads/sermon_4f1a2b3c4d.mp3'),
    at(320, 'avif', '/uploads/map_4f1a2b3c4d.svg'),
  ])('%s is not found, and nobody is asked for it', async (url) => {
    const { api, get } = await site();
    expect((await get(url)).statusCode).toBe(404);
    expect(api.calls).toEqual([]);
  });

  it('a query changes nothing', async () => {
    const { api, get } = await site();
    await get(`${at(320, 'avif')}?width=5000`);
    await get(at(320, 'avif'));
    expect(api.calls).toEqual([`GET ${CHOIR}`]);
  });

  it('an answer that leads elsewhere is not followed', async () => {
    const [{ api, get }, elsewhere] = [await site(), await startContentApi()];
    api.answer = raw('', { status: 302, headers: { location: `${elsewhere.origin}/secret.jpg` } });
    expect((await get(at(320, 'avif'))).statusCode).toBe(503);
    expect(elsewhere.calls).toEqual([]);
  });
});

describe('an upload that gives no picture is sent as it is', () => {
  const expectUpload = async (get: Awaited<ReturnType<typeof edge>>) => {
    const response = await get(at(320, 'avif'));
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({ location: CHOIR, 'cache-control': 'public, max-age=300' });
  };

  it('when it is none', async () => {
    const { api, get } = await site();
    api.answer = image('no picture at all');
    await expectUpload(get);
    await expectUpload(get);
    expect(api.calls).toHaveLength(1);
  });

  it('when it is broken off', async () => {
    const { api, get } = await site();
    api.answer = image((await photo(800, 600)).subarray(0, 20_000));
    await expectUpload(get);
  });

  it('when it is small as a file and huge as a picture', async () => {
    const { api, get } = await site();
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    api.answer = image(bomb);
    await expectUpload(get);
  });

  it('when it has more bytes than a photo', async () => {
    const { api, get } = await site();
    api.answer = image(Buffer.concat([await photo(800, 600), Buffer.alloc(33 * 1024 * 1024)]));
    await expectUpload(get);
  });

  it('when it is a drawing by another name', async () => {
    const { api, get } = await site();
    api.answer = image('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
    await expectUpload(get);
  });

  it('when it moves', async () => {
    const { api, get } = await site();
    const frames = await sharp([await photo(40, 30, 'png'), await photo(40, 30, 'png')], { join: { animated: true } })
      .webp()
      .toBuffer();
    api.answer = image(frames);
    await expectUpload(get);
  });
});

describe('what is kept', () => {
  it('is made anew once in a while, and served meanwhile', async () => {
    const { api, folder, get } = await site();
    const made = await get(at(320, 'webp'));
    await grow(folder, 25);
    api.answer = image(await photo(400, 100));
    expect((await get(at(320, 'webp'))).rawPayload).toEqual(made.rawPayload);
    await until(async () => (await ages(folder)).every((hours) => hours < 1));
    expect(await sharp((await get(at(320, 'webp'))).rawPayload).metadata()).toMatchObject({ height: 80 });
    expect(api.calls).toHaveLength(2);
  });

  it('is not drawn anew while its upload is the same', async () => {
    const { api, folder, get } = await site();
    const made = await get(at(320, 'webp'));
    await grow(folder, 25);
    const headers = { 'content-type': 'image/jpeg', 'last-modified': new Date(Date.now() - 48 * 3_600_000).toUTCString() };
    api.answer = raw('what is not read again', { headers });
    await get(at(320, 'webp'));
    await until(async () => (await ages(folder)).every((hours) => hours < 1));
    expect((await get(at(320, 'webp'))).rawPayload).toEqual(made.rawPayload);
    expect(api.calls).toHaveLength(2);
  });

  it('goes when the CMS has its upload no longer', async () => {
    const { api, folder, get } = await site();
    await get(at(320, 'webp'));
    await grow(folder, 25);
    api.answer = raw('no', { status: 404 });
    await get(at(320, 'webp'));
    await until(async () => (await get(at(320, 'webp'))).statusCode === 404);
  });

  it('stays while the CMS is down', async () => {
    const { api, folder, get } = await site();
    await get(at(320, 'webp'));
    await grow(folder, 25);
    await api.stop();
    for (let visit = 0; visit < 3; visit += 1) expect((await get(at(320, 'webp'))).statusCode).toBe(200);
  });

  it('has a bound: the picture nobody has asked for the longest makes room, also across restarts', async () => {
    const { api, folder, get } = await site();
    const sizes: number[] = [];
    for (const width of [320, 480]) sizes.push((await get(at(width, 'webp'))).rawPayload.length);
    await grow(folder, 1 / 60);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const small = await edge({ origin: api.origin, folder, maxBytes: total });
    await small(at(320, 'webp'));
    await small(at(320, 'avif'));
    await until(async () => (await readdir(folder)).length === 2);
    api.calls.length = 0;
    await small(at(320, 'webp'));
    expect(api.calls).toEqual([]);
    await small(at(480, 'webp'));
    expect(api.calls).toEqual([`GET ${CHOIR}`]);
  });
});
