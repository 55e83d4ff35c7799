import fc from 'fast-check';
import { EVENT_TYPES } from 'shared/content';
import { belongsTo, CATEGORIES, categoryAddress, categoryOf } from './category.ts';

const anyEvent = fc.record({ type: fc.option(fc.constantFrom(...EVENT_TYPES)) });

describe('categories', () => {
  it('are these, in this order', () => {
    expect(CATEGORIES).toEqual(['All', 'Men', 'Women', 'Children', 'Youths', 'Others']);
  });

  it('have each event in All, and in exactly one other', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(belongsTo('All', event)).toBe(true);
        const others = CATEGORIES.filter((category) => category !== 'All' && belongsTo(category, event));
        expect(others).toEqual([event.type ?? 'Others']);
      }),
    );
  });

  it('split any list without losing or doubling an event', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const parts = CATEGORIES.slice(1).flatMap((category) => events.filter((event) => belongsTo(category, event)));
        expect(new Set(parts)).toEqual(new Set(events));
        expect(parts).toHaveLength(events.length);
      }),
    );
  });
});

describe('the address', () => {
  it('brings back each choice', () => {
    for (const category of CATEGORIES) {
      const { searchParams } = new URL(categoryAddress(category), 'https://church.example');
      expect(categoryOf(searchParams)).toBe(category);
    }
    expect(categoryAddress('All')).toBe('/events');
    expect(categoryAddress('Men')).toBe('/events?type=men');
  });

  it('is All for whatever else it says', () => {
    fc.assert(
      fc.property(fc.string(), (type) => {
        const known = CATEGORIES.some((category) => category.toLowerCase() === type.toLowerCase());
        if (!known) expect(categoryOf(new URLSearchParams({ type }))).toBe('All');
      }),
    );
    expect(categoryOf(new URLSearchParams('type=MEN'))).toBe('Men');
  });
});
