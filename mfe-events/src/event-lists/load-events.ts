import { churchDay, type ListPage } from 'shared/content';
import type { LoaderArgs } from 'section-kit/shell-api';
import { type Category, categoryOf } from '../event/category.ts';
import type { EventSummary } from '../event/event-summary.ts';
import { fetchListPart } from './fetch-list-part.ts';
import { type LonePart, lonePartOf } from './list-address.ts';
import { GROUPS, listName } from './list-choice.ts';

export interface LoadedEvents {
  readonly status: 'loaded';
  /** The day in Maryland, `YYYY-MM-DD`, by which events are over: the same one for all that is loaded later. */
  readonly today: string;
  /** Set at an address of one list's further part. */
  readonly lone: LonePart | null;
  /** The first parts, by list name. */
  readonly lists: Readonly<Record<string, ListPage<EventSummary>>>;
}
export type EventsAnswer = LoadedEvents | { readonly status: 'failed' };

type FirstParts = LoadedEvents['lists'];

/**
 * The beginning of both lists. Where that is all of them the page chooses among them, and nothing is fetched again; of long
 * lists it is the part of the category in the address. A change of that category does not run this again: the page asks for
 * what is not there.
 */
export async function loadEvents({ http, signal, url }: LoaderArgs): Promise<EventsAnswer> {
  const today = churchDay(new Date().toISOString());
  const category = categoryOf(url.searchParams);
  const lone = lonePartOf(url.searchParams);

  async function load(asked: readonly LonePart[], of: Category): Promise<FirstParts | null> {
    const loading = asked.map(async ({ group, number }) => {
      const choice = { group, category: of };
      return [listName(choice), await fetchListPart(http, { choice, today, number }, signal)] as const;
    });
    const parts = (await Promise.all(loading)).flatMap(([name, part]) => (part ? [[name, part] as const] : []));
    return parts.length < asked.length ? null : Object.fromEntries(parts);
  }

  async function beginning(): Promise<FirstParts | null> {
    const all = await load(BEGINNING, 'All');
    return all === null || category === 'All' || isWhole(all) ? all : load(BEGINNING, category);
  }

  const lists = await (lone ? load([lone], category) : beginning());
  return lists ? { status: 'loaded', today, lone, lists } : { status: 'failed' };
}

const BEGINNING = GROUPS.map((group): LonePart => ({ group, number: 1 }));

function isWhole(lists: FirstParts): boolean {
  return Object.values(lists).every(({ pageCount }) => pageCount <= 1);
}
