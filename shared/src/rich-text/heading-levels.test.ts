import fc from 'fast-check';
import { headingLevels } from './heading-levels.ts';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
const heading = (level: Level) => ({ type: 'heading' as const, level, children: [] });
const levelsOf = (levels: Level[]) => [...headingLevels(levels.map(heading)).values()];

it.each<[Level[], number[]]>([
  [[1], [3]],
  [[4], [3]],
  [
    [1, 2, 3, 4],
    [3, 4, 5, 6],
  ],
  [
    [1, 4, 6],
    [3, 4, 5],
  ],
  [
    [3, 1, 2],
    [3, 3, 4],
  ],
  [
    [1, 2, 3, 1, 2],
    [3, 4, 5, 3, 4],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [3, 4, 5, 6, 6, 6],
  ],
])('%j become %j', (levels, inPage) => {
  expect(levelsOf(levels)).toEqual(inPage);
});

it('counts no other block', () => {
  const paragraph = { type: 'paragraph' as const, children: [] };
  const blocks = [paragraph, heading(2), paragraph, heading(5)];
  expect([...headingLevels(blocks)]).toEqual([
    [blocks[1], 3],
    [blocks[3], 4],
  ]);
});

it('never skips a level, whatever staff chose', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Level>(1, 2, 3, 4, 5, 6)), (levels) => {
      // The page's 'Overview:' is an h2.
      levelsOf(levels).reduce((before, level) => {
        expect(level).toBeLessThanOrEqual(before + 1);
        expect(level).toBeGreaterThanOrEqual(3);
        return level;
      }, 2);
    }),
  );
});
