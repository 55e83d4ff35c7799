import fc from 'fast-check';
import { hasSizes, parsePictureAddress, PICTURE_WIDTHS, pictureAddress } from './picture.ts';

const size = { upload: '/uploads/choir_4f1a2b3c4d.jpg', width: 640, format: 'avif' } as const;

test('an address says which upload, how wide, in which format, and is read back', () => {
  expect(pictureAddress(size)).toBe('/_/pictures/avif/640/uploads/choir_4f1a2b3c4d.jpg');
  expect(parsePictureAddress(pictureAddress(size))).toEqual(size);
});

test.each([
  '/_/pictures/avif/641/uploads/choir.jpg',
  '/_/pictures/avif/0640/uploads/choir.jpg',
  '/_/pictures/jpeg/640/uploads/choir.jpg',
  '/_/pictures/AVIF/640/uploads/choir.jpg',
  '/_/pictures/avif/640/api/choir.jpg',
  '/_/pictures/avif/640/uploads/choir.svg',
  '/_/pictures/avif/640/uploads/sermon.mp3',
  '/_/pictures/avif/640/uploads/choir.jpg?x=.jpg',
  '/_/pictures/avif/640//uploads/choir.jpg',
  '/_/pictures/avif/uploads/choir.jpg',
])('%s is no picture of this site', (path) => {
  expect(parsePictureAddress(path)).toBeNull();
});

test('whatever is asked for, only what an address can say is read: widths of the list, and no other', () => {
  const anyWidth = fc.oneof(fc.constantFrom(...PICTURE_WIDTHS), fc.integer({ min: -10, max: 10_000 }), fc.string());
  const anyFormat = fc.oneof(fc.constantFrom('avif', 'webp'), fc.string());
  fc.assert(
    fc.property(anyFormat, anyWidth, fc.string(), (format, width, name) => {
      const path = `/_/pictures/${format}/${width}/uploads/${name}.jpg`;
      const parsed = parsePictureAddress(path);
      if (parsed !== null) expect(pictureAddress(parsed)).toBe(path);
    }),
  );
});

test('drawings, moving pictures and files from elsewhere have no sizes', () => {
  expect(hasSizes('/uploads/Choir_4f1a2b3c4d.JPG')).toBe(true);
  for (const url of [
    '/uploads/map.svg',
    '/uploads/dance.gif',
    'https://cdn.example/uploads/choir.jpg',
    '/uploads/a, b.jpg',
    '',
  ])
    expect(hasSizes(url)).toBe(false);
});
