import { createFaults } from './faults.mjs';
import { typeErrors } from './follow-types.mjs';

const OUTPUT = `12:00:00 PM - Starting compilation in watch mode...

src/page.tsx(12,7): error TS2322: Type 'string' is not assignable to type 'number'.
src/form.tsx(3,1): error TS2345: Argument of type 'A' is not assignable to parameter of type 'B'.
  Property 'name' is missing in type 'A'.
error TS18003: No inputs were found in config file.

12:00:02 PM - Found 3 errors. Watching for file changes.`;

test("a compiler's errors are told when a check ends, each with its place, and are gone with the next", () => {
  /** @type {unknown[]} */
  const told = [];
  const read = typeErrors((errors) => told.push(errors));
  for (const line of OUTPUT.split('\n')) read(line);
  read('12:01:00 PM - File change detected. Starting incremental compilation...');
  read('12:01:01 PM - Found 0 errors. Watching for file changes.');
  expect(told).toEqual([
    [
      { message: "Type 'string' is not assignable to type 'number'. (TS2322)", place: 'src/page.tsx:12:7' },
      {
        message:
          "Argument of type 'A' is not assignable to parameter of type 'B'. (TS2345)\n  Property 'name' is missing in type 'A'.",
        place: 'src/form.tsx:3:1',
      },
      { message: 'No inputs were found in config file. (TS18003)' },
    ],
    [],
  ]);
});

test('faults are said once, and that they are mended', () => {
  /** @type {string[]} */
  const said = [];
  const faults = createFaults((line) => said.push(line));
  let changes = 0;
  faults.changes.on('change', () => (changes += 1));
  faults.set('types', []);
  faults.set('types', [{ message: 'Wrong.', place: 'a.tsx:1:1' }]);
  faults.set('types', [{ message: 'Wrong.', place: 'a.tsx:1:1' }]);
  faults.set('registration', [{ message: 'Misspelt.' }]);
  expect(faults.all().map(({ message }) => message)).toEqual(['Wrong.', 'Misspelt.']);
  faults.set('types', []);
  expect(said).toEqual(['✗ Wrong.\n  a.tsx:1:1', '✗ Misspelt.', '✓ The types fit again.']);
  expect(changes).toBe(3);
});
