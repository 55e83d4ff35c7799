import fc from 'fast-check';
import { releaseEntry, releaseTable, rolloutOf } from '../testing/release-entry.ts';
import { isSplit, resolveLock, stableLock } from './resolve-lock.ts';

const visitor = fc.string({ minLength: 1 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100);
const VISITORS = 200_000;

function shareOf(traffic: number, visitors = VISITORS): number {
  const table = releaseTable({ events: rolloutOf(traffic) });
  let candidates = 0;
  for (let index = 0; index < visitors; index += 1) {
    if (resolveLock(table, `visitor-${index}`)['events'] === '1.1.0') candidates += 1;
  }
  return candidates / visitors;
}

describe('resolveLock', () => {
  it('gives the same visitor the same lock', () => {
    fc.assert(
      fc.property(visitor, percent, (id, share) => {
        const table = releaseTable({ events: rolloutOf(share), connect: rolloutOf(share) });
        expect(resolveLock(structuredClone(table), id)).toEqual(resolveLock(table, id));
      }),
    );
  });

  it('never takes a visitor back while a rollout widens', () => {
    fc.assert(
      fc.property(visitor, percent, percent, (id, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const before = resolveLock(releaseTable({ events: rolloutOf(less) }), id)['events'];
        const after = resolveLock(releaseTable({ events: rolloutOf(more) }), id)['events'];
        expect(before === '1.1.0' && after === '1.0.0').toBe(false);
      }),
    );
  });

  it('is exact at 0 and at 100 %', () => {
    fc.assert(
      fc.property(visitor, (id) => {
        expect(resolveLock(releaseTable({ events: rolloutOf(0) }), id)).toEqual({ events: '1.0.0' });
        expect(resolveLock(releaseTable({ events: rolloutOf(100) }), id)).toEqual({ events: '1.1.0' });
      }),
    );
  });

  it.each([0.1, 1, 5, 10, 50])('gives %s %% of the visitors the candidate', (traffic) => {
    const expected = traffic / 100;
    // The 99.9 % interval of a binomial share.
    const tolerance = 3.29 * Math.sqrt((expected * (1 - expected)) / VISITORS);
    expect(Math.abs(shareOf(traffic) - expected)).toBeLessThan(tolerance);
  });

  it('draws each section on its own: two rollouts of 10 % meet in 1 %', () => {
    const table = releaseTable({ events: rolloutOf(10), connect: rolloutOf(10) });
    const both = Array.from({ length: VISITORS }, (_, index) => resolveLock(table, `visitor-${index}`)).filter(
      (lock) => lock['events'] === '1.1.0' && lock['connect'] === '1.1.0',
    );
    expect(Math.abs(both.length / VISITORS - 0.01)).toBeLessThan(0.001);
  });

  it('draws each rollout anew', () => {
    const chosen = (rollout: string) => (id: string) =>
      resolveLock(releaseTable({ events: rolloutOf(50, rollout) }), id)['events'] === '1.1.0';
    const ids = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);
    const agreeing = ids.filter((id) => chosen('r1')(id) === chosen('r2')(id)).length;
    expect(Math.abs(agreeing / ids.length - 0.5)).toBeLessThan(0.05);
  });

  it('gives a visitor without an id what all get', () => {
    expect(resolveLock(releaseTable({ events: rolloutOf(99.99) }), null)).toEqual({ events: '1.0.0' });
    expect(resolveLock(releaseTable({ events: rolloutOf(100) }), null)).toEqual({ events: '1.1.0' });
  });
});

describe('isSplit', () => {
  it.each([
    [0, false],
    [0.01, true],
    [99.99, true],
    [100, false],
  ])('at %s %% is %s', (traffic, expected) => {
    expect(isSplit(releaseTable({ shell: [releaseEntry('1.0.0', 100, 'stable')], events: rolloutOf(traffic) }))).toBe(
      expected,
    );
  });
});

describe('stableLock', () => {
  it('is the defaults, whatever their share', () => {
    expect(stableLock(releaseTable({ events: rolloutOf(100) }))).toEqual({ events: '1.0.0' });
  });
});
