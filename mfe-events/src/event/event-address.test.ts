import { eventAddress } from './event-address.ts';

it.each(['42', 'a1b2', 'a/b?c&d=e #f'])('leads to the details of %j', (id) => {
  const { pathname, searchParams, hash } = new URL(eventAddress(id), 'https://church.example');
  expect([pathname, [...searchParams], hash]).toEqual(['/event-details', [['id', id]], '']);
});
