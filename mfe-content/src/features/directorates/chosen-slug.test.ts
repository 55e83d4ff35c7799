import { chosenSlug } from './chosen-slug.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { DIRECTORATES } from './directorates.ts';

test.each([
  ['the navigation state', { state: { slug: 'media' }, hash: '' }, 'media'],
  ['the state before the address', { state: { slug: 'media' }, hash: '#finance' }, 'media'],
  ['the address', { state: null, hash: '#socare' }, 'socare'],
  ['the address, when the state is somebody else’s', { state: { slug: 7 }, hash: '#socare' }, 'socare'],
  ['the address, when the state is a text', { state: 'media', hash: '#socare' }, 'socare'],
  ['the address, when the state is of something else', { state: { event: 'x' }, hash: '#socare' }, 'socare'],
  ['the address, when the state names none', { state: { slug: 'choir' }, hash: '#socare' }, 'socare'],
  ['the first one, when nothing is chosen', { state: undefined, hash: '' }, 'prayer'],
  ['the first one, when there is no such', { state: { slug: 'choir' }, hash: '#choir' }, 'prayer'],
])('%s', (_what, place, slug) => {
  expect(chosenSlug(place)).toBe(slug);
});

test('every directorate has a text', () => {
  expect(Object.keys(DESCRIPTIONS)).toEqual(DIRECTORATES.map(({ slug }) => slug));
  for (const text of Object.values(DESCRIPTIONS)) expect(text).toMatch(/^<p>[^<]{80}/);
});
