import { randomNumbers } from '../../edge/src/testing/random.ts';
import { simulateRollout } from '../../edge/src/testing/simulate-rollout.ts';

const RUNS = Number(process.argv[2] ?? 200);
const VISITORS_PER_SECOND = 20;
const GIVEN_UP_SECONDS = 6 * 3_600;
const SHARES = [0.01, 0.1, 0.25, 0.5];
const EQUAL_SECONDS = 900;

function runs(share: number, candidate: number, seconds: number): (number | null)[] {
  return Array.from({ length: RUNS }, (_, seed) =>
    simulateRollout({
      share,
      failing: { candidate, stable: 0.001 },
      visitors: seconds * VISITORS_PER_SECOND,
      random: randomNumbers(seed),
    }),
  );
}

function timeAt(halts: readonly (number | null)[], quantile: number): string {
  const sorted = halts.map((count) => count ?? Infinity).sort((a, b) => a - b);
  const visitors = sorted[Math.floor(sorted.length * quantile)] ?? Infinity;
  return Number.isFinite(visitors) ? `${Math.round(visitors / VISITORS_PER_SECOND)} s` : 'not halted';
}

console.log(`${RUNS} rollouts each, ${VISITORS_PER_SECOND} visitors a second; the stable release fails for 0.1 %.`);
console.table(
  SHARES.map((share) => {
    const bad = runs(share, 0.02, GIVEN_UP_SECONDS);
    const equal = runs(share, 0.001, EQUAL_SECONDS);
    return {
      'share of the candidate': `${share * 100} %`,
      'fails for 2 %: halted after (median)': timeAt(bad, 0.5),
      '95 % within': timeAt(bad, 0.95),
      'fails for 0.1 %: halted in 15 minutes': `${equal.filter((count) => count !== null).length} of ${RUNS}`,
    };
  }),
);
