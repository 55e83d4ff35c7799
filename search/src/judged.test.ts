import { filledIndex, siteOfManyYears } from './testing/filled-index.ts';
import { misses } from './testing/judge.ts';
import { JUDGED_QUERIES } from './testing/judged-queries.ts';

test('of 100 queries with a mistake, 95 have the right result among the first three', async () => {
  const { index } = await filledIndex(siteOfManyYears({ events: 1_000, sermons: 100, spokenWords: 300 }));
  const missed = misses(index);
  expect(JUDGED_QUERIES).toHaveLength(100);
  if (missed.length > 5) throw new Error(JSON.stringify(missed, null, 2));
});

test('each of these queries has one mistake in one word', () => {
  const wrong = JUDGED_QUERIES.filter(({ meant, typed }) => {
    const [one, other] = [meant.split(' '), typed.split(' ')];
    const different = one.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at] ?? ''] as const]));
    return one.length !== other.length || different.length !== 1 || !different.every(isOneMistake);
  });
  expect(wrong).toEqual([]);
});

/** A letter wrong, missing or too many, or two neighbours exchanged. */
function isOneMistake([meant, typed]: readonly [string, string]): boolean {
  let at = 0;
  while (at < meant.length && meant[at] === typed[at]) at += 1;
  const [rest, typedRest] = [meant.slice(at), typed.slice(at)];
  const isExchanged = `${rest[1]}${rest[0]}${rest.slice(2)}` === typedRest;
  return (
    isExchanged || rest.slice(1) === typedRest.slice(1) || rest.slice(1) === typedRest || rest === typedRest.slice(1)
  );
}
