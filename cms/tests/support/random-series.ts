import fc from 'fast-check';

import { daysOfSeries } from '../../src/event-series/days-of-series';
import type { SeriesException, SeriesPlan } from '../../src/event-series/series-plan';

/** All days between the first and the last one: five years, with five of each Sunday on which clocks change. */
const SPAN_DAYS = 5 * 365;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const monthOf = (day: string) => day.slice(0, 7);

/**
 * Each quarter of an hour after the change of clocks. Over it, RFC 5545 gives a recurring event its usual length, while people mean the
 * clock on the wall at its end.
 */
const CLOCKS = Array.from({ length: 84 }, (_, quarter) =>
  new Date((quarter + 12) * 900_000).toISOString().slice(11, 19),
);

const clock = fc.constantFrom(...CLOCKS);

const exceptionSeed = fc.record({
  place: fc.nat(400),
  kind: fc.constantFrom<SeriesException['kind']>('Cancelled', 'Moved', 'Note only'),
  shift: fc.integer({ min: -3, max: 3 }),
  newTime: fc.option(clock),
});

const seed = fc.record({
  begins: fc.nat(2000),
  repeats: fc.constantFrom<SeriesPlan['repeats']>(
    'Every week',
    'Every two weeks',
    'Every month on this weekday',
    'Every month on the last such weekday',
    'On chosen days',
  ),
  times: fc.uniqueArray(clock, { minLength: 2, maxLength: 2 }),
  hasEnd: fc.boolean(),
  chosen: fc.uniqueArray(fc.integer({ min: 1, max: SPAN_DAYS }), { minLength: 1, maxLength: 60 }),
  exceptions: fc.array(exceptionSeed, { maxLength: 12 }),
});

type Seed = typeof seed extends fc.Arbitrary<infer Value> ? Value : never;

function firstDayOf({ begins, repeats }: Seed): string {
  let day = dayAfter('2026-01-01', begins);
  if (repeats === 'Every month on this weekday' && Number(day.slice(8)) > 28) day = dayAfter(day, -7);
  if (repeats !== 'Every month on the last such weekday') return day;
  while (monthOf(dayAfter(day, 7)) === monthOf(day)) day = dayAfter(day, 7);
  return day;
}

function exceptionsOf({ exceptions }: Seed, plan: SeriesPlan): SeriesException[] {
  const days = daysOfSeries(plan);
  const byDay = new Map<string, SeriesException>();
  for (const { place, kind, shift, newTime } of exceptions) {
    const day = days[place % days.length] ?? plan.firstDay;
    const moved = kind === 'Moved' && { newDay: dayAfter(day, shift || 1), newTime };
    byDay.set(day, { day, kind, newDay: null, newTime: null, note: 'Because of the snow.', ...moved });
  }
  return [...byDay.values()];
}

function toPlan(random: Seed): SeriesPlan {
  const [startTime = '', endTime = ''] = random.times.toSorted();
  const firstDay = firstDayOf(random);
  const isChosen = random.repeats === 'On chosen days';
  const plan: SeriesPlan = {
    firstDay,
    startTime,
    endTime: random.hasEnd ? endTime : null,
    repeats: random.repeats,
    until: isChosen ? null : dayAfter(firstDay, SPAN_DAYS),
    days: isChosen ? random.chosen.map((days) => dayAfter(firstDay, days)) : [],
    exceptions: [],
  };
  return { ...plan, exceptions: exceptionsOf(random, plan) };
}

/** The same series in every run. */
export const randomSeries = (count: number): SeriesPlan[] =>
  fc.sample(seed, { numRuns: count, seed: 20_261_124 }).map(toPlan);
