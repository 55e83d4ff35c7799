import { venueText } from './venue-text.ts';

const CHURCH = '8410 Harford Road, Parkville, MD 21234';

it.each([
  [{ name: 'Hall', address: '1 Main St' }, 'Hall, 1 Main St'],
  [{ name: 'Hall', address: null }, 'Hall'],
  [{ name: null, address: '1 Main St' }, '1 Main St'],
  [{ name: null, address: '' }, CHURCH],
  [null, CHURCH],
])('%j', (venue, text) => {
  expect(venueText(venue, CHURCH)).toBe(text);
});
