import * as v from 'valibot';
import { cardPicture, detailPicture, pictureSources } from './media.ts';
import { FirstFile, Picture } from './media-shape.ts';

const file = (url: string) => ({ url, width: 10, height: 5 });
const original = { ...file('/original.png'), alternativeText: 'A lake' };

function parse(formats: unknown) {
  const picture = v.parse(Picture, { data: { attributes: { ...original, formats } } });
  if (!picture) throw new Error('no picture');
  return picture;
}

describe('pictures', () => {
  it('prefers the small file for cards, then the thumbnail, then the original', () => {
    const formats = { thumbnail: file('/thumbnail.png'), small: file('/small.png'), medium: file('/medium.png') };
    expect(cardPicture(parse(formats)).url).toBe('/small.png');
    expect(cardPicture(parse({ thumbnail: formats.thumbnail })).url).toBe('/thumbnail.png');
    expect(cardPicture(parse(null)).url).toBe('/original.png');
  });

  it('prefers the medium file for details, then the original', () => {
    expect(detailPicture(parse({ medium: file('/medium.png'), small: file('/small.png') })).url).toBe('/medium.png');
    expect(detailPicture(parse({ small: file('/small.png') })).url).toBe('/original.png');
    expect(detailPicture(parse(null)).url).toBe('/original.png');
  });

  it('is null without a picture, however the wire says so', () => {
    for (const none of [null, undefined, {}, { data: null }]) expect(v.parse(Picture, none)).toBeNull();
  });
});

describe('what stays in view of a picture', () => {
  const pointOf = (focalPoint: unknown) =>
    v.parse(Picture, { data: { attributes: { ...original, focalPoint } } })?.focalPoint;

  it('is a point in percent', () => {
    expect(pointOf({ x: 12.5, y: 100 })).toEqual({ x: 12.5, y: 100 });
  });

  it.each([null, undefined, {}, { x: 101, y: 0 }, { x: '10', y: 0 }, 'left'])(
    'is unknown, and costs no picture: %j',
    (point) => {
      expect(pointOf(point)).toBeNull();
    },
  );
});

describe('the address of a file', () => {
  const addressOf = (url: string) => {
    const { success, output } = v.safeParse(Picture, { data: { attributes: { url } } });
    return success ? output?.url : undefined;
  };

  it.each([
    '/uploads/a.png',
    '/',
    'http://cdn.example/a.png',
    'https://cdn.example/a.png',
    'HTTPS://cdn.example/a.png',
  ])('may be %s', (url) => {
    expect(addressOf(url)).toBe(url);
  });

  it.each([
    'a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'javascript:alert(1)',
    'https:a.png',
    'see https://a/',
    'uploads/a.png',
  ])('is never %s', (url) => {
    expect(addressOf(url)).toBeUndefined();
  });
});

describe('the first of several files', () => {
  it('is the first', () => {
    const files = [{ attributes: file('/one.mp3') }, { attributes: file('/two.mp3') }];
    expect(v.parse(FirstFile, { data: files })?.url).toBe('/one.mp3');
  });

  it('is null without one, however the wire says so', () => {
    for (const none of [null, undefined, {}, { data: null }, { data: [] }]) expect(v.parse(FirstFile, none)).toBeNull();
  });
});

describe('sizes of a picture', () => {
  const widthsOf = (width: number | null) =>
    [...(pictureSources({ url: '/uploads/lake.jpg', width })[0]?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, w]) => w);

  it('are offered in AVIF first, then in WebP', () => {
    expect(pictureSources({ url: '/uploads/lake.jpg', width: 400 })).toEqual([
      {
        type: 'image/avif',
        srcSet: '/_/pictures/avif/320/uploads/lake.jpg 320w, /_/pictures/avif/480/uploads/lake.jpg 400w',
      },
      {
        type: 'image/webp',
        srcSet: '/_/pictures/webp/320/uploads/lake.jpg 320w, /_/pictures/webp/480/uploads/lake.jpg 400w',
      },
    ]);
  });

  it.each([
    [100, ['100']],
    [320, ['320']],
    [1600, ['320', '480', '640', '800', '960', '1280', '1600']],
    [6000, ['320', '480', '640', '800', '960', '1280', '1920']],
    [null, ['320', '480', '640', '800', '960', '1280', '1920']],
  ])('of one that is %s wide are %j', (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  });

  it('do not exist of drawings and of files from elsewhere', () => {
    expect(pictureSources({ url: '/uploads/map.svg', width: 400 })).toEqual([]);
    expect(pictureSources({ url: 'https://cdn.example/uploads/lake.jpg', width: 400 })).toEqual([]);
  });
});
