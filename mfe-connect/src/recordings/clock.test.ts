import { clock, spokenClock } from './clock.ts';

test.each([
  [0, '0:00', '0 seconds'],
  [9.9, '0:09', '9 seconds'],
  [61, '1:01', '1 minute 1 second'],
  [2400, '40:00', '40 minutes'],
  [59, '0:59', '59 seconds'],
  [3599.9, '59:59', '59 minutes 59 seconds'],
  [3600, '1:00:00', '1 hour'],
  [7261, '2:01:01', '2 hours 1 minute 1 second'],
  [3723, '1:02:03', '1 hour 2 minutes 3 seconds'],
])('%d seconds are %s, spoken %s', (seconds, shown, spoken) => {
  expect(clock(seconds)).toBe(shown);
  expect(spokenClock(seconds)).toBe(spoken);
});
