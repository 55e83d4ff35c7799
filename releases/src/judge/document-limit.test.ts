import { createDocumentLimit } from './admissions.ts';

it('the judge evaluates fifty documents a second, whoever they are for', () => {
  let now = 0;
  const mayJudge = createDocumentLimit(() => now);
  const heardIn = (visits: number) => Array.from({ length: visits }, mayJudge).filter(Boolean).length;
  expect(heardIn(1_000)).toBe(50);
  now += 1_000;
  expect(heardIn(20)).toBe(20);
});
