import { atMost, holdBounds } from '../../tooling/run/trials/parts/bounds.mjs';
import { randomNumbers, simulateRollout } from 'releases/bench';

const { runs: RUNS }: { runs: number } = JSON.parse(process.argv[2] ?? '');
const VISITORS_PER_SECOND = 20;
const GIVEN_UP_SECONDS = 6 * 3_600;
/** The candidate's, and in how many seconds 95 of 100 bad ones have to be halted. */
const SHARES = [
  { share: 0.01, within: 3_600 },
  { share: 0.1, within: 480 },
  { share: 0.25, within: 240 },
  { share: 0.5, within: 180 },
];
/** Of good rollouts; the test allows one of a thousand, and a few hundred runs show no less than this. */
const HALTED_BY_CHANCE = 0.01;
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

function secondsAt(halts: readonly (number | null)[], quantile: number): number {
  const sorted = halts.map((count) => count ?? Infinity).sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * quantile)] ?? Infinity) / VISITORS_PER_SECOND);
}

console.log(`${RUNS} rollouts each, ${VISITORS_PER_SECOND} visitors a second; the stable release fails for 0.1 %.`);
holdBounds(
  SHARES.flatMap(({ share, within }) => {
    const bad = runs(share, 0.02, GIVEN_UP_SECONDS);
    const equal = runs(share, 0.001, EQUAL_SECONDS);
    const candidate = `a candidate with ${share * 100} %`;
    const halted = equal.filter((count) => count !== null).length;
    return [
      { figure: `${candidate} that fails for 2 %: halted after (s, median)`, measured: secondsAt(bad, 0.5) },
      atMost(`${candidate} that fails for 2 %: halted after (s, 95 of 100)`, secondsAt(bad, 0.95), within),
      atMost(`${candidate} that fails for 0.1 %: halted`, halted, Math.max(1, Math.floor(RUNS * HALTED_BY_CHANCE))),
    ];
  }),
);
