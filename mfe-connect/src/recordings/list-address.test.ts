import { choiceOf, listAddress, partNumberOf } from './list-address.ts';

const queryOf = (address: string) => new URL(address, 'https://church.example').searchParams;
const numberAt = (address: string) => partNumberOf(queryOf(address));

test('an address brings back its part', () => {
  for (const number of [3, 10, 999_999]) expect(numberAt(listAddress({}, number))).toBe(number);
  expect(listAddress({}, 3)).toBe('/connect/sermons?page=3');
  expect(listAddress({})).toBe('/connect/sermons');
});

test.each(['', '?page=', '?page=0', '?page=-1', '?page=two', '?page=1e9', '?page=1000000', '?page=2x', '?page=x2'])(
  'at %j it is the first',
  (query) => {
    expect(numberAt(`/connect/sermons${query}`)).toBe(1);
  },
);

test('an address brings back whose sermons it names', () => {
  const choice = { preacher: 'Zoë & “Grace”', series: 'Light + Water' };
  expect(choiceOf(queryOf(listAddress(choice, 2)))).toEqual(choice);
  expect(numberAt(listAddress(choice, 2))).toBe(2);
});

test('an empty name names nobody, and one without an end is cut', () => {
  expect(choiceOf(queryOf('/connect/sermons?preacher=+&series='))).toEqual({ preacher: null, series: null });
  expect(choiceOf(queryOf(`/connect/sermons?preacher=${'a'.repeat(900)}`)).preacher).toHaveLength(120);
});
