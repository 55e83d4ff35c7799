import { coverOf } from './cover-of.ts';

const small = { url: '/uploads/small.webp', width: 500, height: 281 };
const medium = { url: '/uploads/medium.webp', width: 750, height: 422 };
const picture = {
  url: '/uploads/full.webp',
  width: 1600,
  height: 900,
  alternativeText: null,
  focalPoint: { x: 20, y: 80 },
};

test('a card takes the small file, the lead story the medium one', () => {
  const backgroundImage = { ...picture, formats: { small, medium } };
  expect(coverOf({ backgroundImage })).toMatchObject({
    src: '/uploads/small.webp',
    width: 500,
    height: 281,
    focalPoint: { x: 20, y: 80 },
  });
  expect(coverOf({ backgroundImage }, 'large').src).toBe('/uploads/medium.webp');
});

test('its other sizes are made of the original', () => {
  const backgroundImage = { ...picture, formats: { small, medium } };
  expect(coverOf({ backgroundImage }).sources[0]?.srcSet).toContain('/uploads/full.webp 1600w');
});

test('without a picture it is the default one', () => {
  const shape = { width: 800, height: 450 };
  expect(coverOf({ backgroundImage: null })).toEqual({
    src: '/sermon-default.svg',
    sources: [],
    focalPoint: null,
    ...shape,
  });
});

test('a picture without a size still has a shape', () => {
  const backgroundImage = { ...picture, width: null, height: null, formats: null };
  expect(coverOf({ backgroundImage })).toMatchObject({ src: '/uploads/full.webp', width: 800, height: 450 });
});
