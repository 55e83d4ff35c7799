import { listAddress, lonePartOf } from './list-address.ts';

const partAt = (address: string) => lonePartOf(new URL(address, 'https://church.example').searchParams);

it('brings back the part of a list', () => {
  expect(listAddress({ group: 'past', category: 'Men' }, 12)).toBe('/events?type=men&past=12');
  expect(partAt('/events?type=men&past=12')).toEqual({ group: 'past', number: 12 });
  expect(partAt(listAddress({ group: 'upcoming', category: 'All' }, 2))).toEqual({ group: 'upcoming', number: 2 });
});

it('has a part at each number', () => {
  for (const number of [1, 9, 10, 999_999]) expect(partAt(`/events?past=${number}`)).toEqual({ group: 'past', number });
});

it.each([
  '/events',
  '/events?past=',
  '/events?past=0',
  '/events?past=-1',
  '/events?past=2.5',
  '/events?past=1e9',
  '/events?past=1000000',
  '/events?past=2x',
  '/events?past=x2',
])('is the beginning at %s', (address) => {
  expect(partAt(address)).toBeNull();
});
