import { LastLines } from './last-lines.mjs';

/** @param {...string} pieces as a pipe gives them */
function printed(...pieces) {
  const output = new LastLines();
  for (const piece of pieces) output.add(Buffer.from(piece));
  return output;
}

/** @param {number} first @param {number} last */
const lines = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => `line ${first + index}\n`).join('');

it.each([
  ['of one piece', [lines(1, 40)], lines(16, 40)],
  ['of many pieces', [lines(1, 10), lines(11, 20), lines(21, 40)], lines(16, 40)],
  ['of a program that printed few', ['\nonly\n'], '\nonly\n'],
  ['of a program that printed nothing', [], ''],
])('has the last 25 lines %s', (_, pieces, expected) => {
  expect(printed(...pieces).tail()).toBe(expected.replace(/\n$/, ''));
});

it('has the texts of warnings among other lines', () => {
  const warning = (/** @type {number} */ number) => `{"level":40,"msg":"warning ${number}"}\n`;
  const output = printed(`${lines(1, 3)}${warning(1)}`, 'says {"level":40, in its text\n', warning(2) + warning(3));
  expect(output.warnings()).toEqual(['warning 1', 'warning 2', 'warning 3']);
});
