import { partAddress, partNumberOf } from './part-address.ts';

const numberAt = (address: string) => partNumberOf(new URL(address, 'https://church.example').searchParams);

test('an address brings back its part', () => {
  for (const number of [3, 10, 999_999]) expect(numberAt(partAddress(number))).toBe(number);
  expect(partAddress(3)).toBe('/connect/sermons?page=3');
});

test.each(['', '?page=', '?page=0', '?page=-1', '?page=two', '?page=1e9', '?page=1000000', '?page=2x', '?page=x2'])(
  'at %j it is the first',
  (query) => {
    expect(numberAt(`/connect/sermons${query}`)).toBe(1);
  },
);
