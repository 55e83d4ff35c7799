import type { EventGroup } from 'shared/content';
import { CATEGORIES, type Category } from '../event/category.ts';

export const GROUPS = ['upcoming', 'past'] as const satisfies readonly EventGroup[];

/** A list of events: what is ahead, or over, of one category. */
export interface ListChoice {
  readonly group: EventGroup;
  readonly category: Category;
}

const CHOICES = GROUPS.flatMap((group) => CATEGORIES.map((category): ListChoice => ({ group, category })));

export function listName({ group, category }: ListChoice): string {
  return `${group} ${category}`;
}

/** @throws when no list has this name */
export function choiceOf(name: string): ListChoice {
  const choice = CHOICES.find((candidate) => listName(candidate) === name);
  if (!choice) throw new Error(`There is no list '${name}'.`);
  return choice;
}
