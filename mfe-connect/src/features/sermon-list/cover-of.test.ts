import { coverOf } from './cover-of.ts';

const small = { url: '/uploads/small.webp', width: 500, height: 281 };
const medium = { url: '/uploads/medium.webp', width: 750, height: 422 };
const picture = { url: '/uploads/full.webp', width: 1600, height: 900, alternativeText: null };

test('a card takes the small file, the lead story the medium one', () => {
  const backgroundImage = { ...picture, formats: { small, medium } };
  expect(coverOf({ backgroundImage })).toEqual({ src: '/uploads/small.webp', width: 500, height: 281 });
  expect(coverOf({ backgroundImage }, 'large').src).toBe('/uploads/medium.webp');
});

test('without a picture it is the default one', () => {
  expect(coverOf({ backgroundImage: null }).src).toBe('/sermon-default.svg');
});

test('a picture without a size still has a shape', () => {
  const backgroundImage = { ...picture, width: null, height: null, formats: null };
  expect(coverOf({ backgroundImage })).toEqual({ src: '/uploads/full.webp', width: 800, height: 450 });
});
