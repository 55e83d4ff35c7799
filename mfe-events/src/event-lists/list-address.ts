import type { EventGroup } from 'shared/content';
import { categoryAddress } from '../event/category.ts';
import { GROUPS, type ListChoice } from './list-choice.ts';

/** A further part of one list as a page of its own: `/events?past=3`. */
export interface LonePart {
  readonly group: EventGroup;
  /** From 1. */
  readonly number: number;
}

/** The part that an address names; null for the beginning of both lists. Whatever else it says is the beginning too. */
export function lonePartOf(query: URLSearchParams): LonePart | null {
  const group = GROUPS.find((name) => query.get(name)?.match(/^[1-9]\d{0,5}$/));
  return group ? { group, number: Number(query.get(group)) } : null;
}

export function listAddress({ group, category }: ListChoice, number: number): string {
  const start = categoryAddress(category);
  return `${start}${start.includes('?') ? '&' : '?'}${group}=${number}`;
}
