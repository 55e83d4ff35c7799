import { itemsOf, type LongList } from 'shared/ui/long-list';
import type { EventSummary } from '../event/event-summary.ts';
import { chooseList } from './chosen-list.ts';

type Part = LongList<EventSummary>['parts'][number];

const event = (id: string, type: EventSummary['type'] = null) => ({ id, type }) as EventSummary;
const part = (items: EventSummary[], { number = 1, pageCount = 1, total = items.length } = {}): Part => ({
  number,
  items,
  total,
  pageCount,
});
const list = (parts: Part[], status: LongList<EventSummary>['status'] = 'ready') => ({ parts, status });
const NONE = list([]);

/** What a visitor of 'Men' is shown of what is ahead. */
function shown(all: LongList<EventSummary>, own: LongList<EventSummary>) {
  const listOf = (name: string) => ({ 'upcoming All': all, 'upcoming Men': own })[name] ?? NONE;
  const chosen = chooseList(listOf, { group: 'upcoming', category: 'Men' });
  const idsOf = (some: LongList<EventSummary>) => itemsOf(some).map(({ id }) => id);
  return { ...chosen, list: idsOf(chosen.list), own: idsOf(chosen.own), status: chosen.list.status };
}

const MEN = [event('hike', 'Men'), event('breakfast', 'Men')];
const MIXED = [event('carols', 'Children'), ...MEN];

it('is chosen from all events, where all of them are there, and then all is known', () => {
  expect(shown(list([part(MIXED)]), NONE)).toEqual({
    name: 'upcoming Men',
    list: ['hike', 'breakfast'],
    own: [],
    total: 2,
    status: 'ready',
  });
});

it('begins with what there is of all events, while its own list comes', () => {
  const all = list([part(MIXED, { pageCount: 3, total: 60 })]);
  expect(shown(all, list([], 'loading'))).toMatchObject({
    list: ['hike', 'breakfast'],
    own: [],
    total: null,
    status: 'loading',
  });
});

it('goes on with its own list, as soon as that holds as much', () => {
  const all = list([part(MIXED, { pageCount: 3, total: 60 })]);
  const own = [...MEN].reverse();
  expect(shown(all, list([part(own, { pageCount: 2, total: 30 })]))).toMatchObject({
    list: ['breakfast', 'hike'],
    own: ['breakfast', 'hike'],
    total: 30,
  });
});

it('has the total that its last part names', () => {
  const all = list([part(MIXED, { pageCount: 3, total: 60 })]);
  const own = [
    part(MEN, { pageCount: 2, total: 3 }),
    part([event('run', 'Men')], { number: 2, pageCount: 2, total: 4 }),
  ];
  expect(shown(all, list(own))).toMatchObject({ list: ['hike', 'breakfast', 'run'], total: 4 });
});
