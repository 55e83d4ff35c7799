import { roomLeft } from './room-left.ts';

test.each([
  [0, 100, undefined],
  [89, 100, undefined],
  [90, 100, '10 characters left'],
  [99, 100, '1 character left'],
  [100, 100, 'No room left: 100 characters is the most'],
  [4_499, 5_000, undefined],
  [4_500, 5_000, 'Up to 500 characters left'],
  [4_800, 5_000, 'Up to 200 characters left'],
  [4_989, 5_000, 'Up to 20 characters left'],
  [4_990, 5_000, '10 characters left'],
  [5_001, 5_000, 'No room left: 5,000 characters is the most'],
])('%i of %i characters: %s', (length, most, words) => expect(roomLeft(length, most)).toBe(words));
