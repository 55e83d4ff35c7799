import fc from 'fast-check';
import { toRemainingTime } from './remaining-time.ts';

it.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59_000, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [3_600_000, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [400 * 86_400_000 + 86_399_000, { days: 400, hours: 23, minutes: 59, seconds: 59 }],
])('%d ms', (milliseconds, units) => {
  expect(toRemainingTime(milliseconds)).toEqual(units);
});

it('adds up to what was given', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (seconds) => {
      const time = toRemainingTime(seconds * 1000);
      expect(((time.days * 24 + time.hours) * 60 + time.minutes) * 60 + time.seconds).toBe(seconds);
      expect(time.hours < 24 && time.minutes < 60 && time.seconds < 60).toBe(true);
    }),
  );
});
