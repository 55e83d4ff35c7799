import * as v from 'valibot';

import { createChurchCalendar } from '../../src/seed/church-calendar';
import type { Block, InlineNode, ListNode, ListItem } from '../../src/seed/blocks';
import type { SeededEvent } from '../../src/seed/seeded-event';
import { occurrencesOf } from '../../src/event-series/occurrences';
import { seriesPlanSchema } from '../../src/event-series/series-plan';
import { planOfSeries } from '../../src/seed/series/seed-series';
import { SEEDED_EVENTS } from '../../src/seed/seeded-events';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 23, 17);
const DAYS_OF_SEEDING = Array.from({ length: 400 }, (_, day) => new Date(FIRST_DAY + day * DAY_MS));

const WEEKDAY = 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday';
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const SEASONS: Record<string, readonly number[]> = {
  Thanksgiving: [11],
  Christmas: [12],
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
};

/** What other pages of the site say about these. */
const SAID_ELSEWHERE: Record<string, string> = {
  'community-breakfast': 'first Saturday',
  'mens-prayer-breakfast': 'second Saturday',
  'youth-night': 'Friday',
  'marriage-evening': 'Saturday',
};

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as Maryland’s calendar and clocks have it; read by another way than the seeding writes it. */
function inMaryland(moment: string) {
  const parts = new Map(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    weekday: part('weekday'),
    month: Number(part('month')),
    nth: Math.ceil(Number(part('day')) / 7),
    time: `${part('hour')}:${part('minute')}`,
  };
}

const textOf = (node: Block | InlineNode | ListNode | ListItem): string =>
  node.type === 'text' ? node.text : node.children.map(textOf).join('');

const wordsOf = (event: SeededEvent): string =>
  [event.title, ...event.desc((slug) => ({ slug })).map(textOf), SAID_ELSEWHERE[event.slug] ?? ''].join('\n');

/** The days on which an event takes place. */
function daysOf({ startDate, endDate }: { startDate: string; endDate: string | null }) {
  const days = [inMaryland(startDate)];
  for (
    let moment = Date.parse(startDate) + DAY_MS;
    endDate && moment < Date.parse(endDate) + DAY_MS / 2;
    moment += DAY_MS
  )
    days.push(inMaryland(new Date(moment).toISOString()));
  return days;
}

/** What the text says about its days, and they do not keep. */
function broken(words: string, days: ReturnType<typeof daysOf>): string[] {
  const months = new Set(days.map(({ month }) => month));
  const weekdays = new Set(days.map(({ weekday }) => weekday));
  const named = words.match(new RegExp(`\\b(${WEEKDAY})(?=s?\\b)`, 'g')) ?? [];
  const counted = [...words.matchAll(new RegExp(`\\b(${ORDINALS.join('|')}) (${WEEKDAY})`, 'gi'))];
  return [
    ...named.filter((weekday) => !weekdays.has(weekday)),
    ...counted
      .filter(([, nth = '']) => days[0]?.nth !== ORDINALS.indexOf(nth.toLowerCase()) + 1)
      .map(([saying]) => saying),
    ...MONTHS.filter((name, index) => new RegExp(`\\b${name}\\b`).test(words) && !months.has(index + 1)),
    ...Object.entries(SEASONS)
      .filter(
        ([name, fitting]) => new RegExp(`\\b${name}\\b`).test(words) && !fitting.some((month) => months.has(month)),
      )
      .map(([name]) => name),
  ];
}

const seeded = DAYS_OF_SEEDING.map((now) => {
  const calendar = createChurchCalendar(now);
  return { now, events: SEEDED_EVENTS.map((event) => ({ event, dates: calendar.datesOf(event) })) };
});

describe('on each of 400 days of seeding', () => {
  it.each(SEEDED_EVENTS.map((event, index) => [event.slug, index] as const))(
    'the days of %s are those that its text names',
    (_, index) => {
      const faults = seeded.flatMap(({ now, events }) => {
        const found = events[index];
        return found
          ? broken(wordsOf(found.event), daysOf(found.dates)).map((said) => `${now.toISOString()}: ${said}`)
          : ['none'];
      });
      expect(faults).toEqual([]);
    },
  );

  it('the clock of the start is the time that is shown, and the end comes after it', () => {
    const faults = seeded.flatMap(({ events }) =>
      events.filter(
        ({ event, dates: { startDate, endDate } }) =>
          inMaryland(startDate).time !== event.starts.at ||
          (endDate !== null && (endDate <= startDate || inMaryland(endDate).time !== event.ends?.at)),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('twelve events are ahead, the next within five weeks, and four are past', () => {
    const faults = seeded.filter(({ now, events }) => {
      const ahead = events.map(({ dates }) => Date.parse(dates.startDate) - now.getTime()).filter((wait) => wait > 0);
      return ahead.length !== 12 || events.length - ahead.length !== 4 || Math.min(...ahead) > 35 * DAY_MS;
    });
    expect(faults).toEqual([]);
  });

  it('the evenings of the series are Wednesdays after the next three events and before the last one', () => {
    const faults = DAYS_OF_SEEDING.filter((now, index) => {
      const plan = v.parse(seriesPlanSchema, planOfSeries(createChurchCalendar(now)));
      const evenings = occurrencesOf(plan).map(({ start }) => start.toISOString());
      const starts = seeded[index]?.events.map(({ dates }) => dates.startDate).toSorted() ?? [];
      const ahead = starts.filter((start) => start > now.toISOString());
      const [first = '', last = ''] = [evenings.at(0), evenings.at(-1)];
      const isWednesday = (moment: string) => inMaryland(moment).weekday === 'Wednesday';
      return (
        evenings.length !== 4 || !evenings.every(isWednesday) || first < (ahead[2] ?? '') || last > (ahead.at(-1) ?? '')
      );
    });
    expect(faults).toEqual([]);
  });
});
