import { venueText } from './venue-text.ts';

const CHURCH = '12 Test Road, Towson, MD 21204';

it.each([
  [{ name: 'Hall', address: '1 Main St' }, 'Hall, 1 Main St'],
  [{ name: 'Hall', address: null }, 'Hall'],
  [{ name: null, address: '1 Main St' }, '1 Main St'],
  [{ name: null, address: '' }, CHURCH],
  [null, CHURCH],
])('%j', (venue, text) => {
  expect(venueText(venue, CHURCH)).toBe(text);
});

it('names the county and the state, when staff cleared the church’s address', () => {
  expect(venueText(null, '')).toBe('Baltimore County, Maryland');
  expect(venueText({ name: 'Hall', address: null }, '')).toBe('Hall');
});
