import { CATEGORIES } from '../event/category.ts';
import { choiceOf, GROUPS, listName } from './list-choice.ts';

it('brings back each choice by the name of its list', () => {
  const names = GROUPS.flatMap((group) => CATEGORIES.map((category) => listName({ group, category })));
  expect(new Set(names).size).toBe(2 * 6);
  for (const name of names) expect(listName(choiceOf(name))).toBe(name);
  expect(choiceOf(listName({ group: 'past', category: 'Men' }))).toEqual({ group: 'past', category: 'Men' });
});

it('names the list that there is not', () => {
  expect(() => choiceOf('past Seniors')).toThrow("There is no list 'past Seniors'.");
});
