import { createHearingLimit } from './ticket.ts';

it('the judge hears fifty documents a second, whoever they are for', () => {
  let now = 0;
  const mayHear = createHearingLimit(() => now);
  const heardIn = (visits: number) => Array.from({ length: visits }, mayHear).filter(Boolean).length;
  expect(heardIn(1_000)).toBe(50);
  now += 1_000;
  expect(heardIn(20)).toBe(20);
});
