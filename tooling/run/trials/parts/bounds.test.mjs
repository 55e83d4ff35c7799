import { atMost, holdBounds } from './bounds.mjs';

const KNOWN = { figure: 'forms', measured: 12 };

beforeEach(() => {
  jest.spyOn(console, 'table').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('prints each figure with its bound, and is content as long as all hold', () => {
  expect(() => holdBounds([KNOWN, atMost('lost', 0, 0)])).not.toThrow();
  expect(console.table).toHaveBeenCalledWith([
    { figure: 'forms', measured: 12, bound: '', holds: '' },
    { figure: 'lost', measured: 0, bound: '≤ 0', holds: '✓' },
  ]);
});

it.each([1, NaN])('names the figure that is beyond its bound: %d', (measured) => {
  expect(() => holdBounds([KNOWN, atMost('lost', measured, 0)])).toThrow('Beyond its bound: lost.');
  expect(console.table).toHaveBeenCalledWith(expect.arrayContaining([expect.objectContaining({ holds: '✗' })]));
});
