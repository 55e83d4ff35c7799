import { partAddress, partNumberOf } from './part-address.ts';

const numberAt = (address: string) => partNumberOf(new URL(address, 'https://church.example').searchParams);

test('an address brings back its part', () => {
  expect(numberAt(partAddress(3))).toBe(3);
});

test.each(['', '?page=', '?page=0', '?page=-1', '?page=two', '?page=1e9'])('at %j it is the first', (query) => {
  expect(numberAt(`/connect/sermons${query}`)).toBe(1);
});
