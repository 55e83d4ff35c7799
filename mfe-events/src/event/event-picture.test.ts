import type { Picture } from 'shared/content';
import { toEventPicture } from './event-picture.ts';

const LAKE: Picture = {
  url: '/uploads/lake.png',
  width: 1600,
  height: 900,
  alternativeText: 'A lake',
  focalPoint: { x: 20, y: 80 },
  formats: null,
};
const SMALL = { url: '/uploads/small.png', width: 500, height: 281 };

it('is the chosen file, in its shape, with the original for its other sizes and what stays in view', () => {
  expect(toEventPicture(LAKE, () => SMALL)).toEqual({
    ...SMALL,
    alt: 'A lake',
    original: { url: '/uploads/lake.png', width: 1600 },
    focalPoint: { x: 20, y: 80 },
  });
});

it.each([
  [null, null],
  [500, null],
  [null, 281],
])('keeps a place for a picture of unknown size: %s × %s', (width, height) => {
  expect(toEventPicture(LAKE, () => ({ ...SMALL, width, height }))).toMatchObject({ width: 1200, height: 675 });
});

it('says nothing where staff wrote nothing', () => {
  expect(toEventPicture({ ...LAKE, alternativeText: null }, () => SMALL).alt).toBe('');
});

it('is the default one without a picture, and says nothing', () => {
  expect(toEventPicture(null, () => SMALL)).toEqual({
    url: '/event-default.svg',
    original: { url: '/event-default.svg', width: 1200 },
    alt: '',
    width: 1200,
    height: 675,
    focalPoint: null,
  });
});
