import { spread } from './spread.mjs';

test('the middle of an odd number of measurements, whatever their order', () => {
  expect(spread([9, 1, 5])).toEqual({ median: 5, quartiles: [3, 7] });
});

test('between the two in the middle of an even number', () => {
  expect(spread([1, 2, 3, 10]).median).toBe(2.5);
});

test('one measurement is its own spread', () => {
  expect(spread([4])).toEqual({ median: 4, quartiles: [4, 4] });
});
