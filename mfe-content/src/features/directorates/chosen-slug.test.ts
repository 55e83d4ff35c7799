import { chosenSlug } from './chosen-slug.ts';

const SLUGS = ['prayer', 'media', 'socare'];

test.each([
  ['the navigation state', { state: { slug: 'media' }, hash: '' }, 'media'],
  ['the state before the address', { state: { slug: 'media' }, hash: '#socare' }, 'media'],
  ['the address', { state: null, hash: '#socare' }, 'socare'],
  ['the address, when the state is somebody else’s', { state: { slug: 7 }, hash: '#socare' }, 'socare'],
  ['the address, when the state is a text', { state: 'media', hash: '#socare' }, 'socare'],
  ['the address, when the state is of something else', { state: { event: 'x' }, hash: '#socare' }, 'socare'],
  ['the address, when the state names none', { state: { slug: 'choir' }, hash: '#socare' }, 'socare'],
  ['the first one, when nothing is chosen', { state: undefined, hash: '' }, 'prayer'],
  ['the first one, when there is no such', { state: { slug: 'choir' }, hash: '#choir' }, 'prayer'],
])('%s', (_what, place, slug) => {
  expect(chosenSlug(place, SLUGS)).toBe(slug);
});

test('none, where there is none', () => {
  expect(chosenSlug({ state: null, hash: '#media' }, [])).toBe('');
});
